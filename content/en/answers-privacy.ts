/** About what is kept, and who sees it. */
export const answersOnPrivacy = {
  who_sees_it:
    "Only you see it on this page. If you gave an email, our team may read the text to fix a fault or to " +
    "answer you. In a facility, the facility decides.",
  where_does_it_go:
    "To our server, which writes the report on your page. Without an email it's forgotten when we end. " +
    "With one, it's kept for 30 days.",
  how_long_kept:
    "With an email, the words and the report stay for 30 days and the address up to 24 months. Without " +
    "one, nothing stays after we end.",
  delete: "Yes. Write to us on the contact page with the email address you used, and we'll erase it.",
  hipaa:
    "Please make up the names here: this demo has no agreement with your facility. Nobody is “HIPAA certified.” " +
    "With customers we sign a Business Associate Agreement before any real data.",
  training: "No. We don't train AI on your voice or your words, and we don't sell them.",
  sell_data:
    "We don't sell it, and there is no mailing list. We use your address to send what you asked for and to " +
    "follow up.",
  why_email: "You can type to me without one. For a call we ask for it, to send you the report and to follow up.",
  cookies: "No cookies, no ads and no trackers.",
  voiceprint: "No. We don't identify or rate anyone by their voice.",
  do_you_know_me:
    "I don't ask who you are, and I don't put it in the report. Your own words are in it, so don't say " +
    "your name if you'd rather not.",
  surveyors:
    "In a facility, surveyors may see incident facts. That's why we print facts and analysis on separate " +
    "sheets. Ask your counsel about the rest.",
  who_owns: "What you make here is yours to keep. In a facility, the report belongs to the facility.",
  is_it_secure:
    "The connection is encrypted, and names stay out of our logs. No system is perfectly safe, so please " +
    "use made-up names.",
  close_page:
    "Without an email, it's gone once you close the page, so print or download it first. With one, the " +
    "text is kept for 30 days.",
  said_real_name:
    "Say “change the name to” and a made-up one, or tap the name on the page. If you gave an email, ask " +
    "our team on the contact page to erase what was kept.",
  lawyers_police:
    "There's no recording to hand over, and without an email no text either. Whether a lawyer or the " +
    "police may have a facility's report is a question for your administrator.",
  keep_secret:
    "I tell nobody. But I can't promise that a facility's report stays secret, and suspected harm has to " +
    "be reported.",
} as const;
