import { usePlay } from '../../state/play/play-store.ts';

/** What happened, the newest first. New lines are read aloud. */
export function PlayLog() {
  const log = usePlay((play) => play.log);
  return (
    <section className="play-part" aria-labelledby="play-log">
      <h3 id="play-log" className="play-title">
        Log
      </h3>
      {log.length === 0 && <p className="play-hint">Rolls, wounds and turns are listed here.</p>}
      <div role="log" aria-labelledby="play-log">
        <ol className="play-log">
          {log
            .map((line, index) => ({ ...line, index }))
            .reverse()
            .slice(0, 60)
            .map(({ turn, text, index }) => (
              <li key={index}>
                {turn > 0 && <span className="play-log-turn">Turn {turn}: </span>}
                {text}
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}
