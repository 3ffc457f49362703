import type { FollowUp, IncidentReport } from "../../contracts/report.ts";

export type ReportingClock = { action: FollowUp; dueAt?: string };

const hoursOf: Partial<Record<FollowUp["due"], number>> = { "2h": 2, "24h": 24 };

/** The legal clocks a report starts, counted from when it was told. Federal clocks bind nursing homes only. */
export function reportingClocks(report: IncidentReport): ReportingClock[] {
  if (report.setting !== "nursing_home") return [];
  return report.actions
    .filter(({ cite, due }) => cite && (hoursOf[due] || due === "5wd"))
    .map((action) => {
      const hours = hoursOf[action.due];
      return hours ? { action, dueAt: addHours(report.now, hours) } : { action };
    });
}

/** Local time in, local time out: no zone is known here, and none is guessed. */
function addHours(local: string, hours: number): string {
  const moment = new Date(`${local.slice(0, 16)}:00Z`);
  moment.setUTCHours(moment.getUTCHours() + hours);
  return moment.toISOString().slice(0, 16);
}
