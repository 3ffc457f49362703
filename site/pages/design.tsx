import { Icon } from "../design/icon.tsx";
import { LeadField } from "../design/lead-field.tsx";
import { PriorityFlag } from "../design/priority-flag.tsx";
import type { MakePage } from "./page.ts";

const roles = [
  "ground",
  "surface",
  "panel",
  "panel-strong",
  "ink",
  "ink-soft",
  "line",
  "line-strong",
  "accent",
  "strong",
  "mark",
  "critical",
  "high",
  "routine",
  "done",
];

/** Every piece of the design on one page, for whoever changes one; it exists while developing only. */
export const designPage: MakePage = ({ site }) => ({
  title: "Design",
  description: "Every piece of the design system on one page, while developing.",
  body: () => (
    <div className="wrap page-top stack design-page">
      <link rel="stylesheet" href="/site/design/design-page.css" precedence="default" />
      <h1>Design</h1>
      <h2>Colours by role</h2>
      <ul className="design-colours">
        {roles.map((role) => (
          <li key={role}>
            <span className="design-colour" data-role={role} />
            {role}
          </li>
        ))}
      </ul>
      <h2>Type</h2>
      <p className="hero-text">Lead: the sentence under a heading.</p>
      <p>
        Body with a <a href="/design">link to this page</a>, <strong>weight</strong> and figures 0123456789.
      </p>
      <p className="voice-note-words">
        The spoken word, with <span className="lit-word">a word that matters</span>.
      </p>
      <p className="field-hint">Small print.</p>
      <h2>Buttons</h2>
      <div className="button-row">
        <button type="button" className="button">
          Accent
        </button>
        <button type="button" className="button button-quiet">
          Quiet
        </button>
        <button type="button" className="button button-strong">
          Strong
        </button>
        <button type="button" className="button" disabled>
          Disabled
        </button>
        <button type="button" className="button button-small">
          Small
        </button>
      </div>
      <h2>Fields</h2>
      <div className="form">
        <LeadField
          form="contact"
          name="name"
          words={{ label: "Name", placeholder: "Ana Rivera" }}
          hint="A hint."
          required
          value={undefined}
          fault={undefined}
        />
        <LeadField
          form="contact"
          name="email"
          words={{ label: "Email", placeholder: "ana@example.com" }}
          hint={undefined}
          required
          value="ana@"
          fault="Please enter an email address."
        />
      </div>
      <h2>Badges, flags, chips</h2>
      <div className="button-row">
        <p className="badge">
          <Icon name="mic" /> Badge
        </p>
        {(["critical", "high", "routine"] as const).map((level) => (
          <p key={level} className="badge" data-level={level}>
            {site.common.priorities[level]}
          </p>
        ))}
      </div>
      {(["critical", "high", "routine"] as const).map((level) => (
        <PriorityFlag key={level} level={level} word={site.common.priorities[level]} reason="the reason in words" />
      ))}
      <div className="chips">
        <label className="chip">
          <input type="radio" name="chip" defaultChecked /> Chosen
        </label>
        <label className="chip">
          <input type="radio" name="chip" /> Another
        </label>
      </div>
      <h2>Cards and panels</h2>
      <div className="card">Card</div>
      <div className="card card-raised">Raised card</div>
      <div className="panel">Panel</div>
      <h2>Toasts and tooltips</h2>
      <div className="toast">
        <p className="toast-title">Title</p>
        <p className="toast-text">Text of a toast.</p>
      </div>
      <div className="toast" data-kind="destructive">
        <p className="toast-title">Destructive</p>
        <p className="toast-text">Something did not work.</p>
      </div>
      <button type="button" className="button button-quiet tooltip">
        Rest on me for 700 ms
        <span role="tooltip">A word of help</span>
      </button>
    </div>
  ),
});
