import type { StatId } from '../../engine/step.ts';
import { announce } from '../../ui/announce.ts';
import { useInPlay } from './in-play.ts';
import { Tracker } from './tracker.tsx';
import { useChangePart } from './use-change-part.ts';

/** Hits, fatigue, and what is used up: ammunition and shots. */
export function Trackers() {
  const { sheet, combat, play, edit } = useInPlay();
  const changePart = useChangePart();
  const { used } = play;
  const { hitsLost, fatigueLost, shotsFired, wounds } = play.state;
  const { worksheet, ruleset } = sheet;
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const [hits, fatigue] = [number('hitPoints'), number('fatiguePoints')];
  const loaded = combat.attacks.flatMap(({ line }) => {
    const shots = Number.parseInt(line.attack?.ranged?.shots ?? '', 10);
    return shots > 1 ? [{ line, shots }] : [];
  });
  const rows = new Map(sheet.context.saved.character.equipment.map(({ key, quantity }) => [key, quantity]));
  const counted = sheet.context.items
    .filter(({ facet, onBody }) => facet?.kind === 'ammunition' && onBody)
    .map(({ key, name }) => ({ key, name, quantity: rows.get(key) ?? 0 }));

  const setHits = (left: number) => {
    const lost = hits - left;
    const more = lost - hitsLost;
    const label = more > 0 ? `${more} lost, ${left} hits left` : `${-more} regained, ${left} hits left`;
    changePart('state', label, { hitsLost: Math.max(0, lost), wounds: Math.max(0, wounds + Math.max(0, more)) });
    announce(`${left} hits left`, 'hits');
  };
  const setFatigue = (left: number) => {
    changePart('state', `${left} fatigue left`, { fatigueLost: Math.max(0, fatigue - left) });
    announce(`${left} fatigue left`, 'fatigue');
  };
  return (
    <section className="fight-part fight-trackers" aria-label="Trackers">
      <Tracker
        name="Hits"
        left={hits - hitsLost}
        most={hits}
        steps={[1, 5]}
        thresholds={ruleset.combat.injury.thresholds(number)}
        onChange={setHits}
      />
      <Tracker
        name="Fatigue"
        left={fatigue - fatigueLost}
        most={fatigue}
        thresholds={ruleset.combat.fatigue.thresholds(number)}
        onChange={setFatigue}
      />
      {loaded.map(({ line, shots }) => (
        <Tracker
          key={line.id}
          name={`${line.use?.item.name ?? line.name}, shots`}
          left={shots - (shotsFired[line.id] ?? 0)}
          most={shots}
          onChange={(left) =>
            changePart('state', `${left} shots left`, {
              shotsFired: { ...shotsFired, [line.id]: Math.max(0, shots - left) },
            })
          }
        />
      ))}
      {counted.map(({ key, name, quantity }) => (
        <Tracker
          key={key}
          name={name}
          left={quantity - (used[key] ?? 0)}
          most={quantity}
          onChange={(left) =>
            edit(`${name}: ${left} left`, (play) => ({
              ...play,
              used: { ...play.used, [key]: Math.max(0, quantity - left) },
            }))
          }
        />
      ))}
    </section>
  );
}
