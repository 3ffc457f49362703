import { InferenceSession } from "onnxruntime-node";

/**
 * One thread per inference: a second one doubles the CPU time and gains nothing when several calls share two
 * cores. Memory that a model needed is kept for the next time, unless it is told otherwise: hearing takes about 180 MB
 * less and nearly twice the CPU time without that.
 */
export function openModel(file: string, { keepsMemory = true } = {}) {
  return InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    enableCpuMemArena: keepsMemory,
  });
}
