import type { LabelledReport } from "./labelled-report.ts";
import { behavior } from "./own-reports/behavior.ts";
import { falls } from "./own-reports/falls.ts";
import { infection } from "./own-reports/infection.ts";
import { medication } from "./own-reports/medication.ts";
import { wounds } from "./own-reports/wounds.ts";

/** Reports written before the rules were tuned, to see what the dev reports do not show. */
export const ownReports: LabelledReport[] = [...falls, ...medication, ...infection, ...behavior, ...wounds];
