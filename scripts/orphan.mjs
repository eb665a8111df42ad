/**
 * Calls `stop` on a signal, and also when the process that started us is gone: a killed npm does not tell the script it
 * was running, and a server would be left on the port. (On Windows an orphan cannot be told from its `ppid`.)
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
