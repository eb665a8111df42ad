import { usePlay } from '../../state/play/play-store.ts';

/** What happened, the newest first. New lines are announced where they are written: a list that grows at its beginning would be read again and again. */
export function PlayLog() {
  const log = usePlay((play) => play.log);
  return (
    <section className="fight-part" aria-labelledby="fight-log">
      <h3 id="fight-log" className="fight-title">
        Log
      </h3>
      {log.length === 0 && <p className="fight-hint">Rolls, wounds and turns are listed here.</p>}
      <div role="log" aria-live="off" aria-labelledby="fight-log">
        <ol className="fight-log">
          {log
            .map((line, index) => ({ ...line, index }))
            .reverse()
            .slice(0, 60)
            .map(({ turn, text, index }) => (
              <li key={index}>
                {turn > 0 && !text.endsWith(`Turn ${turn} begins.`) && (
                  <span className="fight-log-turn">Turn {turn}: </span>
                )}
                {text}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}
