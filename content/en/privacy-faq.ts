import { product } from "../product.ts";
import { otherQuestions } from "./other-questions.ts";

export const privacyFaq = {
  title: `Privacy FAQ | ${product.name}`,
  description:
    "Plain answers on demo calls, resident data, HIPAA, GDPR, state privacy and recording laws, and who owns the " +
    "reports.",
  heading: "Privacy FAQ",
  text:
    "Short answers to what nurses, administrators, IT teams and families ask. This page is not legal advice. For " +
    "the full text, read the Privacy Policy.",
  policy: { label: "Privacy Policy", to: "privacy" },
  reviewed: { date: "2026-11-15", label: "Last reviewed", text: "November 15, 2026" },
  search: {
    label: "Search the questions",
    placeholder: "Try “recording” or “Texas”",
    found: "Questions found: {count}",
    none: "No question matches. Try another word, or write to us.",
    clear: "Clear search",
  },
  openAll: "Open all",
  closeAll: "Close all",
  link: "Link to this question",
  contact: { text: "Didn’t find your answer?", label: "Ask us", to: "contact" },
  groups: [
    {
      id: "general",
      heading: "General privacy and data security",
      questions: [
        {
          id: "voice-on-the-demo",
          ask: "What happens to my voice on the demo call?",
          answer: [
            "It is turned into text to fill the report. The call page tells you where that happens: on our own " +
              "server, at a voice provider, or on your own device.",
            "We keep no recording. Where a voice provider runs the call, we ask it to keep none either.",
          ],
        },
        {
          id: "demo-storage",
          ask: "What do you keep from a demo?",
          answer: [
            "If you only type and give no email address: nothing. Your words go to our server, which holds them in " +
              "memory to choose the next question, and forgets them when the conversation ends.",
            "If you give your email address: the address, the text of the conversation and the report, spoken or " +
              "typed. The text and the report are deleted after 30 days. Your email address is kept as a contact for " +
              "up to 24 months.",
            "You can ask us to erase all of it sooner.",
          ],
        },
        {
          id: "training",
          ask: "Do you train AI on the demo?",
          answer: [
            "No. We don’t train AI on your voice or your words, and we don’t sell them. If an outside provider " +
              "runs the call, the page names it before you start.",
          ],
        },
        {
          id: "real-names",
          ask: "Should I use real names in the demo?",
          answer: [
            "No. Please use made-up names. The demo is not covered by a Business Associate Agreement, so it is not " +
              "a place for real resident data.",
          ],
        },
        {
          id: "form-data",
          ask: "What do you keep from the contact forms?",
          answer: [
            "What you type, the time, and which consent wording you saw. We keep it for up to 24 months to answer " +
              "you and follow up.",
            "Messages held as spam are deleted after 30 days.",
          ],
        },
        {
          id: "protection",
          ask: "How is my data protected?",
          answer: [
            "Pages and calls travel over an encrypted connection. The site loads no code from advertisers or " +
              "trackers. Names, email addresses and messages are kept out of our logs. Few people have access.",
            "No system is perfectly safe. That is one more reason to use made-up names in the demo.",
          ],
        },
        {
          id: "hosting",
          ask: "Where is my data kept?",
          answer: [
            "On servers in the United States. Customers learn the host and the region by name before they sign.",
          ],
        },
        {
          id: "soc-2",
          ask: "Do you have a SOC 2 report or HITRUST?",
          answer: [
            "Not yet, and we show no badge for either. Until then we answer your security questionnaire in writing " +
              "and walk your IT team through how the site is built.",
          ],
        },
        {
          id: "sign-in",
          ask: "Is there single sign-on or multi-factor sign-in?",
          answer: [
            "This website has no accounts, so there is nothing to sign in to. Before you sign anything, ask us to " +
              "show you sign-in for the service, multi-factor included. If it doesn’t meet your policy, don’t buy " +
              "it.",
          ],
        },
        {
          id: "sub-processors",
          ask: "Who else handles data for you?",
          answer: [
            "For this website: the company that hosts our server, the one that delivers our mail and, where we use " +
              "them, a service that collects technical faults and the system where our team keeps its contacts. " +
              "Speech and language run on our own server unless the call page names a voice or model provider.",
            "Customers get a list of subcontractors with their agreement, and notice before it changes.",
          ],
        },
        {
          id: "customer-retention",
          ask: "How long do you keep customer data?",
          answer: [
            "As long as the contract runs, and for the time the customer sets. At the end it is returned or " +
              "destroyed, as the agreement says.",
          ],
        },
        {
          id: "erase",
          ask: "Can I have my data erased?",
          answer: [
            "Yes. Write to us from the address you used. We erase your messages, calls and reports, and we answer " +
              "within 45 days. Backups roll over on their own within 35 days, and a copy of an email already sent to " +
              "you stays in your mailbox.",
          ],
        },
      ],
    },
    {
      id: "hipaa",
      heading: "HIPAA",
      questions: [
        {
          id: "hipaa-certified",
          ask: "Are you “HIPAA certified”?",
          answer: [
            "No, and nobody is. The U.S. Department of Health and Human Services does not certify products.",
            "When we handle resident data for a customer, we act as a business associate and sign an agreement " +
              "that binds us.",
          ],
        },
        {
          id: "baa",
          ask: "Will you sign a Business Associate Agreement?",
          answer: [
            "Yes, before any real resident data. It covers how data may be used, safeguards, subcontractors, " +
              "breach notice, and return or destruction (45 CFR 164.504(e)).",
          ],
        },
        {
          id: "permitted-use",
          ask: "Is incident reporting a permitted use under HIPAA?",
          answer: [
            "Quality assessment and improvement is part of “health care operations” (45 CFR 164.501). So a covered " +
              "facility can, as a rule, use resident data for its own incident work without asking for an " +
              "authorization. Check with your counsel.",
          ],
        },
        {
          id: "minimum-necessary",
          ask: "How do you treat “minimum necessary”?",
          answer: [
            "The assistant asks only for what the report needs. The customer decides who may see it (45 CFR " +
              "164.502(b)).",
          ],
        },
        {
          id: "de-identification",
          ask: "Do you de-identify data?",
          answer: [
            "Only if the agreement with the customer allows it, and only by one of the two HIPAA methods: Safe " +
              "Harbor or Expert Determination.",
            "Safe Harbor removes 18 kinds of identifiers. Biometrics, such as voice prints, are one.",
          ],
        },
        {
          id: "hipaa-breach-time",
          ask: "How soon will you notify us of a HIPAA breach?",
          answer: [
            "Without unreasonable delay, and within the time your agreement sets. The law allows a business " +
              "associate 60 days at most; agreements usually ask for less. Visitors to this site and the authorities " +
              "are told as the law requires.",
          ],
        },
        {
          id: "resident-access",
          ask: "Can residents see their data?",
          answer: ["Yes, through their facility. We help it respond."],
        },
        {
          id: "medical-record",
          ask: "Is an incident report part of the medical record? Is it privileged?",
          answer: [
            "Many facilities keep it outside the chart. Plain facts in it are still open to surveyors. We do not " +
              "call any report privileged or confidential.",
            "We print facts and QAA analysis on two sheets so that you can keep them apart. Ask your counsel.",
          ],
        },
        {
          id: "covered-providers",
          ask: "Are assisted living and home care covered by HIPAA?",
          answer: [
            "It depends. A provider is covered if it sends certain transactions, such as health insurance claims, " +
              "in electronic form. We offer the same agreement either way.",
          ],
        },
      ],
    },
    {
      id: "gdpr",
      heading: "GDPR",
      questions: [
        {
          id: "gdpr-applies",
          ask: "Does the GDPR apply to you?",
          answer: [
            "Our service is for people in the United States, and we do not aim at the European Union or the United " +
              "Kingdom. If either law covers your contact data all the same, we follow it.",
          ],
        },
        {
          id: "gdpr-roles",
          ask: "Are you a controller or a processor?",
          answer: [
            "For this website we decide, so we are the controller. For customer data the customer decides, and we " +
              "act as its processor under an agreement (Article 28).",
          ],
        },
        {
          id: "gdpr-basis",
          ask: "What is your legal basis?",
          answer: [
            "Your consent for the microphone. Our legitimate interest for answering you and keeping the site safe. " +
              "A contract for customers. Health data only where Article 9 allows it.",
          ],
        },
        {
          id: "gdpr-rights",
          ask: "Which rights do I have under the GDPR?",
          answer: [
            "Access, correction, erasure, restriction, a copy to take elsewhere, objection, and withdrawal of " +
              "consent. You may complain to your authority. We answer within one month.",
          ],
        },
        {
          id: "gdpr-dpo",
          ask: "Do you have a data protection officer or an EU representative?",
          answer: [
            "No. We don’t believe the law requires either. Write to our contact address with any privacy question.",
          ],
        },
        {
          id: "gdpr-transfers",
          ask: "Is data moved to the United States?",
          answer: [
            "Yes, our data is in the United States. Where European law requires it, we use standard contractual " +
              "clauses.",
            "There is also the EU-US Data Privacy Framework for listed companies, which the EU General Court " +
              "upheld on September 3, 2025. We do not claim to be on that list.",
          ],
        },
      ],
    },
    {
      id: "us-states",
      heading: "US state regulations",
      questions: [
        {
          id: "california",
          ask: "What about California’s CCPA and CPRA?",
          answer: [
            "Resident data under HIPAA or California’s medical privacy law is exempt. Website and contact data is not.",
            "Californians can ask to know, delete and correct data, and to limit the use of sensitive data. We do " +
              "not sell or share it. We honor these requests even where the law would not make us.",
          ],
        },
        {
          id: "washington",
          ask: "What about Washington’s My Health My Data Act?",
          answer: [
            "It covers consumer health data outside HIPAA, with no size limit. This website does not ask for " +
              "health data about you, and the demo asks for made-up names.",
            "If we ever collect such data, we will first publish a separate policy and ask for consent.",
          ],
        },
        {
          id: "texas-hb-300",
          ask: "What about Texas HB 300?",
          answer: [
            "Texas treats nearly everyone who handles Texans’ health data as a covered entity. It requires staff " +
              "training within 90 days of hire, notice of electronic disclosure, and no sale of data. Our " +
              "agreements with Texas customers say how we meet these duties.",
          ],
        },
        {
          id: "illinois",
          ask: "What about Illinois BIPA and voiceprints?",
          answer: [
            "A voiceprint identifies a speaker; plain sound does not. We make no voiceprints, don’t tell speakers " +
              "apart by their voice, and don’t use a voice to judge anyone’s mood or work.",
            "If that ever changed, we would first publish a retention schedule and get a written release.",
          ],
        },
        {
          id: "recording-consent",
          ask: "Do I need consent to record? What do you ask?",
          answer: [
            "Most states need one person’s consent. Others, such as California, Florida, Illinois, Maryland, " +
              "Massachusetts, Pennsylvania and Washington, need everyone’s. Lists differ.",
            "So we ask every caller, in every state, before we listen. If others may be heard, please ask them too.",
          ],
        },
        {
          id: "bedside",
          ask: "Can staff dictate at the bedside?",
          answer: [
            "It is better to step away. If staff must talk near others, they should say that an AI is listening " +
              "and let people refuse.",
            "Recent lawsuits over AI scribes turn on missing consent, more than on HIPAA.",
          ],
        },
        {
          id: "texas-ai",
          ask: "Do Texas AI laws ask for a notice?",
          answer: [
            "SB 1188, in force since September 1, 2025, is about practitioners who use AI for diagnosis. HB 149, " +
              "in force since January 1, 2026, has providers tell patients of AI used in relation to care or " +
              "treatment.",
            "The second is broad. Decide with your counsel. We can supply wording for a notice.",
          ],
        },
        {
          id: "california-ai",
          ask: "Does California’s AB 3030 apply?",
          answer: [
            "It requires a notice on patient messages written by generative AI, unless a licensed person reviews " +
              "them. Our drafts go to staff, who review them. They are not sent to residents.",
          ],
        },
        {
          id: "colorado",
          ask: "What about Colorado’s AI law?",
          answer: [
            "The 2024 act was delayed, then replaced by SB 26-189, signed May 14, 2026 and effective January 1, " +
              "2027. It requires notice when automated decisions affect things such as health care or jobs. We make " +
              "no such decisions about people.",
          ],
        },
        {
          id: "other-states",
          ask: "What about New York and other states?",
          answer: [
            "New York’s SHIELD Act requires reasonable safeguards. Many states now have privacy laws of their " +
              "own. We honor requests from every state alike.",
          ],
        },
      ],
    },
    otherQuestions,
  ],
} as const;
