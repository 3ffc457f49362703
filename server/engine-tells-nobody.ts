/**
 * The engine that runs the trained models counts its use, keeps that in the home folder and would send it to its maker.
 * Nobody here was asked for that. It looks once, when it is loaded, and only at what the main thread has set.
 */
process.env.ORT_DISABLE_TELEMETRY = "1";
