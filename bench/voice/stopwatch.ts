/** Wall time and the CPU time of this process with all its threads; on a busy machine only the second counts. */
export function createStopwatch() {
  const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
  return {
    read() {
      const { user, system } = process.cpuUsage(cpuBefore);
      return { wallMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
    },
  };
}
