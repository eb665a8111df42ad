import type { Fighter } from '../../character/encounter.ts';
import { changeFighter, fighterName } from '../../character/encounter-edits.ts';
import { editEncounter, useEncounter } from '../../state/encounter/encounter-store.ts';
import { takeAgain } from '../../state/encounter/update-characters.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { removeFighter, setOut } from './fighter-changes.ts';
import { bodyWords, outWords } from './fighter-words.ts';

/** Who it is, how it is with the fighter in words, and what can be done with a fighter as a whole. */
export function FighterHead({ fighter }: { fighter: Fighter }) {
  const name = fighterName(fighter);
  const words = [fighter.side, outWords(fighter), bodyWords(fighter)].filter(Boolean).join(' · ');
  return (
    <div className="fighter-head">
      <h3 className="fighter-name" tabIndex={-1}>
        {name}
      </h3>
      <span className="fighter-words">{words}</span>
      <Menu label={`More for ${name}`} items={() => menuItems(fighter)} />
    </div>
  );
}

const menuItems = (fighter: Fighter): MenuItem[] => [
  ...(fighter.out === ''
    ? [
        { id: 'fled', label: 'Flees', onSelect: () => setOut(fighter, 'fled') },
        { id: 'left', label: 'Leaves the fight', onSelect: () => setOut(fighter, 'left') },
      ]
    : [{ id: 'back', label: 'Back in the fight', onSelect: () => setOut(fighter, '') }]),
  ...(fighter.source === ''
    ? []
    : [
        {
          id: 'again',
          label: 'Take the character anew',
          description: 'The choices as they are in the library now; wounds and the like stay.',
          startsGroup: true,
          onSelect: () => void takeAgain(fighter.key),
        },
      ]),
  { id: 'remove', label: 'Remove', icon: 'trash', startsGroup: true, onSelect: () => removeFighter(fighter) },
];

/** The name in this encounter, the side, and the place in the order of turns. */
export function FighterFields({ fighter }: { fighter: Fighter }) {
  const { key, side, initiative } = fighter;
  const name = fighterName(fighter);
  const sides = useEncounter(({ fighters }) => [...new Set(fighters.map((each) => each.side))].join('\n')) ?? '';
  const known = [...new Set([...sides.split('\n'), 'Party', 'Foes'])].filter(Boolean);
  return (
    <Disclosure summary="Name, side, place in the order">
      <div className="fight-fields">
        <TextField
          label="Name"
          value={name}
          whileTyping={false}
          onCommit={(to) =>
            editEncounter(`${name} is now ${to || fighter.character.character.name}`, (encounter) =>
              changeFighter(encounter, key, { name: to }),
            )
          }
        />
        <TextField
          label="Side"
          value={side}
          list={`sides-${key}`}
          whileTyping={false}
          onCommit={(to) =>
            editEncounter(`${name}: side ${to || 'none'}`, (encounter) => changeFighter(encounter, key, { side: to }))
          }
        />
        <datalist id={`sides-${key}`}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <NumberField
          label="Place in the order"
          hint="Empty: by the rules. Higher goes first."
          value={initiative ?? undefined}
          onCommit={(to) =>
            editEncounter(`${name}: place in the order ${to}`, (encounter) =>
              changeFighter(encounter, key, { initiative: to }),
            )
          }
          onClear={() =>
            editEncounter(`${name}: place in the order by the rules`, (encounter) =>
              changeFighter(encounter, key, { initiative: null }),
            )
          }
        />
      </div>
    </Disclosure>
  );
}
