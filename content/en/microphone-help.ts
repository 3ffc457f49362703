/** What to do when a browser gives no microphone. */
export const help = {
  heading: "Can’t hear, or be heard?",
  text: "You can always type. If you would like to talk, try these steps.",
  steps: [
    "Check that you are not muted, and that the volume is up.",
    "Close other apps that use the microphone, such as a video call.",
    "Unplug your headset and plug it in again, or pick another device in the menu.",
    "Allow the microphone for this page, as shown below. Then reload the page.",
    "On a work phone or computer, your IT team may block microphones. Ask them, or type.",
  ],
  browsersHeading: "Allow the microphone",
  browsers: [
    {
      id: "chrome",
      name: "Chrome or Edge on a computer",
      steps: ["Select the icon to the left of the web address.", "Turn Microphone on.", "Reload the page."],
    },
    {
      id: "android",
      name: "Chrome on an Android phone",
      steps: [
        "Tap the icon to the left of the web address, then Permissions.",
        "Tap Microphone and choose Allow.",
        "If it is still blocked, open the phone’s Settings, Apps, Chrome, Permissions.",
      ],
    },
    {
      id: "iphone",
      name: "Safari on an iPhone or iPad",
      steps: [
        "Tap the page menu in the address bar, then Website Settings.",
        "Set Microphone to Allow.",
        "If there is no sound, check the silent switch and the volume.",
      ],
    },
    {
      id: "safari",
      name: "Safari on a Mac",
      steps: [
        "In the menu bar choose Safari, then Settings for This Website.",
        "Set Microphone to Allow, and Auto-Play to Allow All.",
        "In System Settings, Privacy & Security, Microphone, turn Safari on.",
      ],
    },
    {
      id: "firefox",
      name: "Firefox",
      steps: [
        "Select the microphone icon next to the web address.",
        "Remove the block, then reload the page.",
        "When Firefox asks, choose Allow.",
      ],
    },
  ],
} as const;
