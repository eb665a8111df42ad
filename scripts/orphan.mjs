/**
 * Calls `stop` on a signal, and also when the parent process is gone: a killed npm does not notify the script that it
 * runs, and a server would keep the port. (On Windows `ppid` does not reveal an orphan.)
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
