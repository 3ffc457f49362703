import type { Notification, Notified, NotifiedPerson } from "../../contracts/report.ts";
import type { ClockTime } from "./clock-times.ts";
import { notifiedWords } from "./lexicons/people.ts";
import { evidenceOf, type Reading, type Span, spanOf } from "./reading.ts";

type Heard = Span & { who: NotifiedPerson; status: Notified; certain: boolean };
export type Notifications = Partial<Record<NotifiedPerson, Notification>>;

const anyPerson = new RegExp(
  notifiedWords.map(([who, words]) => `\\b(?<${who}>(?:${words})s?)(?![a-z])`).join("|"),
  "g",
);
const P = "<(\\w+)>";
const modifiers =
  "(?:(?:the|all|all the|her|his|my|our|a|(?:mr|mrs|ms|miss) \\w+|foot|eye|heart|primary|own|regular|both|also|their|night|day|evening|other|on call|on duty|unit|floor|oldest|youngest|local|with|of|to|up|it|this|that|about it|right away) )*";
const be =
  "(?:(?:is|was|were|are|has|have|had|been|being|both|all|also|already|now|right|just|obviously|s|be|since|then|too|here and|there and) )*";
const told =
  "told|informed|notified|updated|spoke(?:n)? (?:to|with)|talked (?:to|with)|let|alerted|got(?: hold of| ahold of)?|grabbed|reported (?:it |this )?to|(?:went|ran|go|goes|gone)(?: straight| right)? (?:to|and got|and told|get)|asked|showed|handed it to|passed it on to|reached|telling|flagged|yelled for|hollered for|ran for|went for|brought in|pulled in|gave report to|checked with|touched base with|mentioned (?:it |this )?to|(?:called|phoned) it in to";
const phoned = "called|phoned|rang|texted|emailed|contacted|got on the phone with";
const knows =
  "aware|knows|(?<=both |all )know|notified|told|informed|updated|in the loop|on (?:her|his|their) way|on the way|came|check(?:ed|ing)|(?:has )?seen|looked|looking|assessed|assessing|measured|said|says|ordered|wants|wanted|started|stopped|saw|here|there|with (?:him|her|them)|in there|in with|talked|examined|gave|put(?! (?:me|us))|took|was in|evaluated|cleaned|dressed|is doing|doing|helped|responded|meeting|riding|did (?:a|an|the|full)|agreed|visiting|s[ai]t(?:ting)?|has the results?|sending|changing|upset|wrote|going to look|found|asked|instructed|advised|staged|recommended|already|okayed|sent|stayed|watching|taking|handled|took over|recommends|suggested|reviewed|thinks|is here|listening|picked|answered|returned|confirmed|standing|on the (?:line|phone)|(?:right )?beside me|with (?:mr|mrs|ms)|on speaker|agrees|came by|cleared|covering|did(?! not)|does(?! not)|gets|is in|at (?:the )?bedside";
/** Reaching someone's machine is not reaching them. */
const machine = "(?! (?:voice ?mail|answering|machine|phone|line|number))";
const unreached =
  "(?:no answer|voicemail|voice mail|(?:left|leave|leaving) (?:\\w+ ){0,2}?(?:messages?|voicemails?|word|notes?)|(?:got|get) (?:the |her |his |an? )?(?:answering )?machine|answering machine|(?:has|have|took) (?:the|a) message|(?:is |was )?(?:out (?:of town|today|sick)|on vacation|at a conference|not in(?: today| until)?|not available|unavailable)|(?:just )?rings|rang and rang|(?:nobody|no one)(?: is| has| s)? (?:called|calling|call|answer(?:ed|s|ing)?|picked|pick)(?: back| up)?|never called back|not set up|has not returned|hung up|(?:is |was )?on hold|no response|has not responded|not (?:been )?returned|d(?:id|oes) not (?:pick up|answer)|not (?:picking up|answering)|waiting (?:on|for) (?:a |the |her |his )?(?:call|callback|response|them|him|her)|wait for (?:a |the )?call|have not heard back|has not called back|not called back|numbers? (?:is )?(?:busy|disconnected)|line was busy|could not (?:reach|get (?:a )?hold)|can not (?:reach|get (?:a )?hold)|no call (?:back|yet)|phone (?:is |was )?off|mailbox (?:is |was )?full|was full|not reached|try again|keep trying|trying again|no luck|nothing(?: back| yet)?(?= ?[.,]|$))(?! (?:for|with|to|on) (?:the |her |his )*<)";

/** What is said right before the person. */
const attemptedBefore = [
  "put in for",
  "faxed",
  "(?:left|leave|leaving|sent) (?:a |him a |her a |word |2 )?(?:messages?|voicemails?|note|word)? (?:for|with|to|on|at)",
  "(?:tried|trying|attempted)(?: (?:to|calling|call|reach|reaching|get|hold|of|and|phone))*",
  "(?:is|are|am|was|be) (?:calling|getting(?= (?:the|his|her) <(?!charge|phys))|notifying|paging|telling|letting|contacting|phoning|trying|on the phone with)",
  "(?:call|calls|page|message|messages|word) (?:is |was )?(?:in|out|into) to",
  "put (?:a |in a )?(?:call|page) (?:in |out )?to",
  "(?:have|has|had|did|could|can) not (?:been able to |even |yet )*(?:got|gotten|get|getting)(?: a)?(?: through)?(?: hold of| ahold of| in touch with| through to)?",
  "(?<!\\b(?:i|we|she|he) )(?:page|call|message|text|voicemail) (?:to|for|with)",
  "(?:can not|could not|unable to|have not been able to|did not) (?:get (?:a )?hold of|reach|get)",
  "(?:have|has) not (?:reached|heard (?:back )?from)",
  "waiting (?:for|on)(?: a call(?: back)? from| to hear(?: back)? from)?",
];
const notDoneBefore = [
  "(?:have|has|had|did|do|was|were) not (?:yet |even |had a chance to |gotten to |got to |actually |been able to )*(?:call(?:ed)?|told|tell|notified|notify|informed|contacted|updated|spoken (?:to|with)|let|texted|talked to|phoned|gotten? to|got to)(?: anybody| anyone)?",
  "(?:did|do) not want to (?:wake|bother|worry|scare)",
  "(?:have|has|did) not (?:yet )?report(?:ed)? (?:it |this |anything )?to",
  "not (?:yet )?(?:called|told|notified|reached out to)",
  "(?:nobody|no one)(?: has| have| is| s| ever| even)* (?:called|told|notified|talked to|spoken (?:to|with)|phoned)",
  "(?:will|going to|need to|needs to|have to|still (?:need|have) to|about to|plan to|gotta|should) (?:be )?(?:call|calling|tell|telling|notify|let|page|update|contact|get (?:a )?hold of|reach|phone)(?:ing)?",
];
/** What is said right after the person. */
const notDoneAfter = [
  "(?:(?:is|was|were|are|has|have|had) )?not (?:yet |been |even )*(?:called|notified|told|informed|updated|aware|contacted|been)",
  "not yet",
  "(?:said|says|asked|wants us) not to (?:call|be called|bother)",
  "does not know",
  "(?:is|are) not to be (?:called|told)",
  "(?:have|has) not\\b(?! (?:seen|noticed|had|reached|heard|called back|returned|responded|answered|picked|said|been able))",
  "(?:still )?(?:needs?|has|have) to (?:be|get) (?:called|notified|told)",
  "(?:will be|to be) (?:called|notified|told)",
];

/** Each pattern says what its person's status is; a later one in the text may overrule an earlier one. */
const rules: { status: Notified; certain: boolean; pattern: RegExp }[] = [
  rule("done", true, `\\b(?:${told}) ${modifiers}${P}${machine}`),
  rule("done", false, `\\b(?:${phoned}) (?:n911(?: first| and|,)* (?:then )?)?${modifiers}${P}${machine}`),
  rule("done", true, `${P},? and (?:told|showed|asked) (?:him|her|them)\\b`),
  rule("done", false, `\\b(?:i|we) (?:call|tell) ${modifiers}${P}`),
  rule(
    "done",
    true,
    `${P}(?:[.,]? (?!<)\\w+){0,16}?[.,]? (?:he|she|they) (?:(?:already )?knows?|(?:is|was|were|has|have) (?:already )?(?:been )?(?:told|notified|informed|updated|aware))`,
  ),
  rule("done", false, `\\b(?:paged) ${modifiers}${P}`),
  rule(
    "done",
    false,
    `${P}(?:,? (?!<)\\w+){0,8}?,? (?:i|we) (?:just |already )?(?:called|phoned|rang|told|asked|showed|tell|show) (?:him|her|them)(?! <|self)`,
  ),
  rule("done", true, `${P} (?:he |she |they )?${be}(?:${knows})\\b`),
  rule("done", false, `${P} ${be}(?:called|phoned|contacted|texted|paged)\\b`),
  rule("done", true, `\\b(?:per|by order of|orders? from) ${modifiers}${P}`),
  rule("done", true, `${P}(?<=> and (?:the |her |his )?<\\w+>)(?<!\\blet\\b[^.]{0,60}) ${be}know\\b`),
  rule("done", true, `\\bso (?:is|does|are|do|did|was) ${modifiers}${P}`),
  rule(
    "done",
    true,
    `\\b(?:${phoned}) ${modifiers}${P},? (?:and |who )*(?:she|he|they) (?:talked|spoke|said|says|understood|understands|answered|knows|thanked|wants|wanted|agreed|asked)\\b`,
  ),
  rule("attempted", true, `${P} ${be}faxed\\b`),
  rule(
    "attempted",
    true,
    `\\b(?:left|leave|leaving) ${modifiers}${P} (?:a |another |2 |two )?(?:messages?|voicemails?)`,
  ),
  rule(
    "done",
    true,
    `${P}(?:,? \\w+){0,16}?,? (?:he|she|they) (?:called|phoned|texted|wrote) (?:me |us )?back`,
  ),
  rule(
    "done",
    true,
    `${P}(?:,? \\w+){0,18}?,? (?:i|we) (?:finally |did )?(?:talked to|spoke (?:to|with)|reached|got) (?:him|her|them)\\b`,
  ),
  rule("attempted", true, `${P} (?:is |are )?being (?:called|notified|told|paged|contacted)`),
  rule("attempted", true, `${P}(?:,? \\w+){0,8}?,? ${unreached}`),
  rule(
    "attempted",
    true,
    `${P}(?:,? \\w+){0,6}?,? (?:i|we) (?:emailed|texted|messaged|paged|left) (?:him|her|them)`,
  ),
  rule(
    "not_done",
    true,
    `${P},? (?:i|we) (?:will|am going to|have to|need to|still need to) (?:call|tell|notify|let|update)`,
  ),
  rule("done", true, `${P} too(?=[.,]|$)`),
  rule(
    "done",
    true,
    `${P}(?:,? (?!<|not\\b)\\w+){0,9}?,? (?:and )?(?:he|she|they) (?:has|have|is|was) (?:been )?(?:told|called|notified|informed|updated)`,
  ),
  rule(
    "not_done",
    true,
    `${P},? (?:i|we) (?:have|did|had) not (?:\\w+ ){0,2}?(?:call|told|tell|notif|reach)(?:ed|ing|ied|y)?\\b(?! (?:<|the|her|his|my|you))`,
  ),
  rule(
    "not_done",
    true,
    `${P}(?:,? (?!<|i\\b|we\\b)\\w+){0,7}?,? (?:but |and |so )?(?:(?:i|we) (?:have|did|had) not (?:yet |even |actually )*(?:called?|told|tell|notif(?:y|ied)|updated?|talked to|spoken (?:to|with)|text(?:ed)?)|(?:nobody|no one)(?: has| is)? (?:called|told)) (?:him|her|them)`,
  ),
  rule(
    "not_done",
    true,
    `${P}(?:,? (?!<)\\w+){0,5}?,? (?:he|she|they) (?:has|have|was|were|is) not (?:yet )?(?:been )?(?:told|called|notified|aware|informed|updated)`,
  ),
  rule("not_done", false, `${P} (?:is|was) (?:off|out|not in|not here|not on|gone)\\b`),
  rule(
    "not_done",
    true,
    `${P}(?:,? \\w+){0,8}?,? (?:i|we|she|he|they|shift|nurse) will (?:let|tell|call|notify|update) (?:her|him|them)`,
  ),
  rule("not_done", true, `\\b(?:telling|calling|notifying) ${modifiers}${P} next`),
  rule("attempted", true, `\\b(?:${attemptedBefore.join("|")}) ${modifiers}${P}`),
  rule("not_done", true, `\\b(?:${notDoneBefore.join("|")}) ${modifiers}${P}`),
  rule("not_done", true, `${P} (?:${notDoneAfter.join("|")})`),
  rule("not_done", true, `\\bneither (?<=\\bnot\\b[^.]{0,60})(?:has|have|does) ${modifiers}${P}`),
];

function rule(status: Notified, certain: boolean, source: string) {
  return { status, certain, pattern: new RegExp(source, "g") };
}

const refusals = /\b(?:refuses|does not want|did not want|asked us not|not to call|will not let us)\b[^.]*$/;

/** Who has been told, who could not be reached, and who has not been told. */
export function findNotifications(reading: Reading, times: ClockTime[]): Notifications {
  const heard = hearAll(reading);
  const notifications: Notifications = {};
  for (const who of new Set(heard.map((item) => item.who))) {
    const said = heard.filter((item) => item.who === who).sort((a, b) => a.from - b.from || a.to - b.to);
    const final = said.reduce((held, next) => (overrules(held, next) ? next : held));
    const at = times.find(
      (time) =>
        time.from >= final.from &&
        time.from - final.to <= 3 &&
        final.status === "done" &&
        /\bat$/.test(reading.words[time.from - 1]?.text ?? ""),
    );
    notifications[who] = {
      value: final.status,
      status: final.status,
      evidence: [evidenceOf(reading, final)],
      confidence: final.certain ? 0.9 : 0.7,
      source: "rule",
      ...(at ? { at: { time: field(reading, at, at.time) } } : {}),
    };
  }
  return notifications;
}

/** The later word holds, but a bare "called" does not undo "no answer" or "told". */
function overrules(held: Heard, next: Heard): boolean {
  if (next.certain || !held.certain)
    return !(held.status === "done" && held.certain && next.status === "attempted" && next.from <= held.to);
  return next.from - held.to > 12;
}

function hearAll(reading: Reading): Heard[] {
  const { text, positions } = tag(reading);
  const heard: Heard[] = [];
  for (const { status, certain, pattern } of rules) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      pattern.lastIndex = match.index + 1;
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      if (refusals.test(before.split(/\bbut\b/).at(-1) ?? "") || isPassive(before, match[0])) continue;
      if (status === "done" && isHeldBack(before, match[0])) continue;
      const span = spanOf(
        reading,
        positions[match.index] as number,
        (positions[match.index + match[0].length - 1] as number) + 1,
      );
      const instead = correctedPerson(text, match);
      const people = instead ? [instead] : [match, ...joinedPeople(text, match)];
      for (const [, who] of people)
        heard.push({
          ...span,
          to: Math.max(span.to, span.from + 1),
          who: who as NotifiedPerson,
          status,
          certain,
        });
    }
  }
  return heard;
}

/** "doctor notified, his wife …": whoever stands before the verb was told, not whoever comes after. */
function isPassive(before: string, match: string): boolean {
  return (
    /^(?:notified|informed|updated|told|alerted)/.test(match) &&
    /<(?!charge_nurse)\w+> (?:(?:is|was|were|has|have|been|both|s) )*$/.test(before)
  );
}

/** "haven't called", "will tell", "going to let … know": the verb is there but nothing was done. */
function isHeldBack(before: string, match: string): boolean {
  const lead = before.split(/[.]/).at(-1) ?? "";
  if (
    /\b(?:(?:not|never)(?: (?:yet|even|actually|been|ever|got|gotten|able|get|to|want|wanted|had|a|chance|think|believe|anybodys?|anyones?|is|has))*|(?:nobody|no one|will|would|going to|gonna|need to|needs to|have to|should|tried to|trying to|about to|if|until|before|can|could|when|to be|let us|wants? to|tell me to)(?: (?!i |we |she |he |they )\w+){0,2}) $/.test(
      lead,
    ) &&
    !/^</.test(match)
  )
    return true;
  if (
    /\b(?:(?:nobody|no one)(?: (?:has|have|had|is|was|even|yet|else|called|told|notified|let|paged|the|her|his)){0,3}|(?:if|whether|not think|doubt)(?: \w+){0,2}) $/.test(
      lead,
    )
  )
    return true;
  return (
    / (?:not|being|will|needs?) /.test(match) ||
    /> (?:is|was|has|have)? ?(?:going to|supposed to|not)\b/.test(match)
  );
}

/** "calling the administrator, I mean the DON": only the second was meant. */
function correctedPerson(text: string, match: RegExpExecArray): RegExpExecArray | null {
  if (!match[0].endsWith(">")) return null;
  const cue = "(?:i mean|i meant|sorry|no sorry|no wait|no|actually|or rather|wait)";
  return new RegExp(`^,? ${cue},? (?:the |her |his |it was )*${P}`).exec(
    text.slice(match.index + match[0].length),
  );
}

/** "doctor and daughter both notified", "told the nurse and her son": what is said of one is said of both. */
function joinedPeople(text: string, match: RegExpExecArray): RegExpExecArray[] {
  const people: RegExpExecArray[] = [];
  const before = new RegExp(`${P}(?: and| or) (?:the |her |his )?$`).exec(text.slice(0, match.index));
  if (before && match[0].startsWith("<")) people.push(before);
  const after = new RegExp(
    `^(?: yet)?,? (?:and|or|nor) (?:the |her |his |also |then |called |told )*${P}`,
  ).exec(text.slice(match.index + match[0].length));
  if (after && match[0].endsWith(">")) people.push(after);
  const trailing = new RegExp(`^,? and (?:the |her |his )*${P}(?=[.,]|$)`).exec(
    text.slice(match.index + match[0].length),
  );
  if (trailing && match[0].startsWith("<")) people.push(trailing);
  return people;
}

/** The text with every person replaced by a mark and its commas kept, and where each letter of it came from. */
function tag(reading: Reading): { text: string; positions: number[] } {
  const marked = new Map<number, { who: string; end: number }>();
  for (const match of reading.text.matchAll(anyPerson)) {
    const who = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined)?.[0] ?? "";
    marked.set(match.index, { who, end: match.index + match[0].length });
  }
  const commas = new Set(
    reading.words.flatMap((word, index) => (word.pause === 1 ? [reading.positions[index]] : [])),
  );
  let text = "";
  const positions: number[] = [];
  for (let at = 0; at < reading.text.length; at++) {
    const person = marked.get(at);
    if (commas.has(at) && text.endsWith(" ")) {
      text = `${text.slice(0, -1)}, `;
      positions.push(at - 1);
    }
    if (person) {
      const mark = `<${person.who}>`;
      text += mark;
      for (let index = 0; index < mark.length; index++) positions.push(index === 0 ? at : person.end - 1);
      at = person.end - 1;
    } else {
      text += reading.text[at];
      positions.push(at);
    }
  }
  return { text, positions };
}

function field<T>(reading: Reading, span: Span, value: T) {
  return { value, evidence: [evidenceOf(reading, span)], confidence: 0.8, source: "rule" as const };
}
