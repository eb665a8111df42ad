import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useInPlay } from './in-play.ts';
import { useChangePart } from './use-change-part.ts';

/** What is watched while waiting with a ranged weapon; nothing where the ruleset has no opportunity fire. */
export function WatchFields() {
  const { combat, play } = useInPlay();
  const changePart = useChangePart();
  const uses = new Set<string>(combat.fight.rules.uses.choice);
  const { hexesWatched, watchesLine, discriminates } = play.choice;
  return (
    <>
      {uses.has('hexesWatched') && (
        <NumberField
          label="Hexes watched"
          hint="For a shot when a foe appears; 0 for none"
          value={hexesWatched}
          min={0}
          onCommit={(hexes) =>
            changePart('choice', `Hexes watched: ${hexes}`, { hexesWatched: Math.max(0, Math.floor(hexes)) })
          }
        />
      )}
      {uses.has('watchesLine') && (
        <Checkbox
          label="Watches a line"
          checked={watchesLine}
          onCommit={(on) => changePart('choice', 'Watches a line', { watchesLine: on })}
        />
      )}
      {uses.has('discriminates') && (
        <Checkbox
          label="Tells friend from foe"
          checked={discriminates}
          onCommit={(on) => changePart('choice', 'Tells friend from foe', { discriminates: on })}
        />
      )}
    </>
  );
}
