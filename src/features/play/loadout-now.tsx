import { unnamedLoadout } from '../../builder/advice/loadout-figures.ts';
import type { Loadout } from '../../character/equipment-rows.ts';
import { applyLoadout, loadoutsOf } from '../../character/loadouts.ts';
import { afterRearranging, movedInFight } from '../../rules/combat/state-after.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { useInPlay } from '../fight/in-play.ts';

/**
 * The loadouts of the open character, to change into one at once. It is an edit of the character, with its own undo, as
 * money and points are; what the fight has moved is back where the loadout has it.
 */
export function LoadoutNow() {
  const { play, edit } = useInPlay();
  const character = useCharacter((saved) => saved.character);
  const loadouts = loadoutsOf(character);
  if (loadouts.length === 0) return null;
  const hasMoved = movedInFight(play.state).length > 0;
  const use = (name: string, loadout: Loadout) => {
    editCharacter(`Loadout: ${name}`, (before) => applyLoadout(before, loadout));
    const before = new Map(character.equipment.map((row) => [row.key, row]));
    const { equipment } = useCharacterStore.getState().saved.character;
    const moved = equipment.flatMap((row) => (before.get(row.key) === row ? [] : [row.key]));
    // Undo in play takes back only this, and not the edit of the character.
    if (afterRearranging(play.state, moved) === play.state) {
      announce(`Loadout: ${name}.`);
      return;
    }
    const words = hasMoved
      ? 'What the fight had moved is back in place'
      : 'What the loadout has changed is ready, and an aim is lost';
    edit(words, (now) => ({ ...now, state: afterRearranging(now.state, moved) }), `${words}.`);
  };
  return (
    <section className="fight-part" aria-labelledby="play-loadout">
      <h3 id="play-loadout" className="fight-title">
        Loadout
      </h3>
      <div className="play-loadouts">
        {loadouts.map((loadout) => {
          const name = loadout.name || unnamedLoadout;
          const isPresent = !hasMoved && applyLoadout(character, loadout) === character;
          return (
            <Button
              key={loadout.key}
              icon={isPresent ? 'check' : undefined}
              aria-pressed={isPresent}
              onClick={() => !isPresent && use(name, loadout)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
