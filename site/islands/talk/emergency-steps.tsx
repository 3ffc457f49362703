import type { EmergencyView } from "../../../contracts/conversation.ts";
import { Icon } from "../../design/icon.tsx";
import type { TalkWords } from "./talk-words.ts";

type EmergencyStepsProps = { words: TalkWords["report"]; emergency: EmergencyView | undefined };

/** What to do now: above everything else, and announced before anything else. */
export function EmergencySteps({ words, emergency }: EmergencyStepsProps) {
  return (
    <div role="alert" className="emergency-place">
      {emergency && (
        <div className="emergency">
          <Icon name="siren" />
          <div>
            <p className="emergency-heading">
              <strong>{words.firstSteps}.</strong> <span lang="en">{emergency.heading}</span>
            </p>
            <ol lang="en">
              {emergency.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      )}
    </div>
  );
}
