import { type ReactNode, useState } from 'react';
import type { Play } from '../../character/play.ts';
import { formatNumber } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { StatId } from '../../engine/step.ts';
import { magazineOf } from '../../rules/shared/ammunition.ts';
import { pointsLeft } from '../../sheet-model/model/points-left.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { setPointsLeft } from './count-points.ts';
import { useChangePart, useInPlay } from './in-play.ts';
import { currentThreshold, type MeterThreshold } from './meter-scale.ts';
import { LifeBadge, PointsMeter } from './points-meter.tsx';

interface TrackerProps {
  name: string;
  /** How many are left, of how many. */
  left: number;
  most: number;
  /** The fewest that can be left; none if absent. */
  least?: number;
  /** Where the bar ends; hits can fall below 0. */
  end?: number;
  /** How badly somebody is hurt. */
  badge?: ReactNode;
  /** The present effect of the points left does not matter any more: the fighter is dead. */
  isDead?: boolean;
  /** The thresholds, by number of points left. */
  thresholds?: readonly MeterThreshold[];
  /** How much each pair of buttons changes. */
  steps?: readonly number[];
  onChange: (left: number) => void;
}

/** A number that goes down and up in play, with large buttons, and its thresholds. */
export function Tracker({
  name,
  left,
  most,
  least = Number.NEGATIVE_INFINITY,
  end = 0,
  badge,
  isDead = false,
  thresholds = [],
  steps = [1],
  onChange,
}: TrackerProps) {
  const minus = steps.map((by) => (
    <button
      key={by}
      type="button"
      className="tracker-button"
      aria-label={`${name}: lose ${by}`}
      disabled={left <= least}
      onClick={() => onChange(Math.max(least, left - by))}
    >
      −{by}
    </button>
  ));
  const plus = steps.map((by) => (
    <button
      key={by}
      type="button"
      className="tracker-button"
      aria-label={`${name}: regain ${by}`}
      disabled={left >= most}
      onClick={() => onChange(Math.min(most, left + by))}
    >
      +{by}
    </button>
  ));
  return (
    <fieldset className="tracker">
      <legend className="visually-hidden">{name}</legend>
      <div className="tracker-row">
        {minus.reverse()}
        <output className="tracker-left">
          <span className="tracker-figure">{formatNumber(left)}</span>
          <span className="tracker-most">/ {most}</span>
          <span className="tracker-name">{name}</span>
        </output>
        {plus}
      </div>
      <PointsMeter left={left} most={most} end={end} thresholds={thresholds} />
      {badge}
      {!isDead && <ThresholdNow left={left} thresholds={thresholds} />}
      {thresholds.length > 0 && (
        <Disclosure lazy summary={name !== 'Fatigue' ? 'Injury thresholds' : `${name} thresholds`}>
          <dl className="tracker-thresholds">
            {thresholds.map(({ at, effect }) => (
              <div key={`${at}: ${effect}`}>
                <dt>{at}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </fieldset>
  );
}

/** The present effect of the points left, or the next one. */
function ThresholdNow({ left, thresholds }: Required<Pick<TrackerProps, 'left' | 'thresholds'>>) {
  const current = currentThreshold(left, thresholds);
  if (!current) return null;
  const { threshold, isReached } = current;
  return (
    <p className="tracker-now" data-reached={isReached || undefined}>
      {isReached ? 'Now' : 'Next'}, {threshold.at}: {threshold.effect}
    </p>
  );
}

/** Shots, ammunition, and the charges of items that the player counts. */
function UsedUp() {
  const { sheet, combat, play, edit } = useInPlay();
  const changePart = useChangePart();
  const { used, charges } = play;
  const { shotsFired } = play.state;
  const loaded = combat.attacks.flatMap(({ line }) => {
    const shots = magazineOf(line.attack?.ranged?.shots)?.full ?? 0;
    return shots > 1 ? [{ line, shots }] : [];
  });
  const quantities = new Map(sheet.context.saved.character.equipment.map(({ key, quantity }) => [key, quantity]));
  const carried = sheet.context.items
    .filter(({ onBody }) => onBody)
    .map(({ key, name, facet }) => ({ key, name, facet, kind: facet?.kind, quantity: quantities.get(key) ?? 0 }));
  const ammunition = carried.filter(({ kind }) => kind === 'ammunition');
  const others = carried.filter(({ kind }) => kind !== 'ammunition');
  const charged = others.flatMap((item) => {
    const most = ownValue(charges, item.key);
    return most ? [{ ...item, quantity: most }] : [];
  });
  const setCharges = (key: string, name: string, most: number) =>
    edit(most > 0 ? `${name}: ${most} charges` : `${name} no longer counted`, (current) => {
      const { [key]: _, ...charges } = current.charges;
      const { [key]: __, ...used } = current.used;
      return { ...current, used, charges: most > 0 ? { ...charges, [key]: most } : charges };
    });
  return (
    <>
      {loaded.map(({ line, shots }) => (
        <Tracker
          key={line.id}
          name={`${line.use?.item.name ?? line.name}, shots`}
          left={shots - (ownValue(shotsFired, line.id) ?? 0)}
          most={shots}
          least={0}
          onChange={(left) =>
            changePart('state', `${left} shots left`, {
              shotsFired: { ...shotsFired, [line.id]: Math.max(0, shots - left) },
            })
          }
        />
      ))}
      {[...ammunition, ...charged].map(({ key, name, quantity, kind, facet }) => (
        <Tracker
          key={key}
          name={name}
          left={quantity - (ownValue(used, key) ?? 0)}
          most={quantity}
          least={0}
          badge={
            // Arrows can be found again; cartridges and power cells are spent.
            kind === 'ammunition' &&
            !facet?.reloads && <PickUpShots name={name} shot={Math.min(quantity, ownValue(used, key) ?? 0)} of={key} />
          }
          onChange={(left) =>
            edit(`${name}: ${left} left`, (current) => ({
              ...current,
              used: { ...current.used, [key]: Math.max(0, quantity - left) },
            }))
          }
        />
      ))}
      {others.length > 0 && (
        <Disclosure lazy summary="Track uses of an item">
          <div className="fight-fields">
            <SelectField
              label="Item to count"
              value=""
              options={[
                { value: '', label: 'Choose an item' },
                ...others
                  .filter(({ key }) => !ownValue(charges, key))
                  .map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onCommit={(chosen) => {
                const item = others.find(({ key }) => key === chosen);
                if (item) setCharges(item.key, item.name, Math.max(1, Math.floor(item.quantity)));
              }}
            />
            {charged.map(({ key, name, quantity }) => (
              <NumberField
                key={key}
                label={name}
                hint="Charges when full; 0 to stop counting"
                value={quantity}
                min={0}
                onCommit={(most) => setCharges(key, name, Math.max(0, Math.floor(most)))}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

/** After a fight what was shot can be picked up: as much as the table finds, all of it until another number is given. */
function PickUpShots({ name, shot, of: key }: { name: string; shot: number; of: string }) {
  const { edit } = useInPlay();
  const [found, setFound] = useState<number | null>(null);
  if (shot === 0) return null;
  const count = Math.min(shot, found ?? shot);
  const pickUp = () => {
    const sentence = `${count} of ${shot} picked up: ${name}.`;
    const change = (play: Play): Play => {
      const { [key]: before = 0, ...used } = play.used;
      return { ...play, used: before > count ? { ...used, [key]: before - count } : used };
    };
    edit(sentence, change, sentence);
    setFound(null);
  };
  return (
    <div className="tracker-row">
      <NumberField label={`${name}: found again`} value={count} min={0} max={shot} onCommit={setFound} />
      <Button size="small" disabled={count === 0} aria-label={`Pick up: ${name}`} onClick={pickUp}>
        Pick up
      </Button>
    </div>
  );
}

/** Hits, fatigue, and consumables: ammunition and shots. */
export function Trackers() {
  const inPlay = useInPlay();
  const { sheet, play } = inPlay;
  const { worksheet, ruleset } = sheet;
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const { injury, fatigue } = ruleset.combat;
  const thresholds = { hits: injury.thresholds(number), fatigue: fatigue.thresholds(number) };
  return (
    <section className="fight-part fight-trackers" aria-label="Trackers">
      {pointsLeft(sheet, play).map((points) => (
        <Tracker
          key={points.id}
          name={points.name}
          left={points.left}
          most={points.full}
          steps={points.id === 'hits' ? [1, 5] : [1]}
          end={points.id === 'hits' ? injury.marks(number).end : (fatigue.end?.(number) ?? 0)}
          badge={points.id === 'hits' ? <LifeBadge state={play.state} sheet={sheet} /> : null}
          isDead={play.state.conditions.includes('dead')}
          thresholds={thresholds[points.id]}
          onChange={(left) => setPointsLeft(inPlay, points.id, left)}
        />
      ))}
      <UsedUp />
    </section>
  );
}
