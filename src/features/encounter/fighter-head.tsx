import { memo, useState } from 'react';
import type { Condition } from '../../character/combat-state.ts';
import type { Fighter } from '../../character/encounter.ts';
import { endReminders, passTime } from '../../character/encounter-clock.ts';
import { changeFighter, fighterName, playOf, removeFighters, takesTurns } from '../../character/encounter-edits.ts';
import { capitalize, formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { restored } from '../../rules/combat/recovery.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { CharacterPortrait } from '../../sheet/character-portrait.tsx';
import { kindOfCharacter } from '../../sheet-model/kinds/kind-of-character.ts';
import { noDrawing } from '../../sheet-model/portraits/no-drawing.ts';
import { conditionNames, postureNames } from '../../sheet-model/wording/state-words.ts';
import {
  changePlayOf,
  type FighterSheet,
  fighterSheet,
  fightRulesOf,
  turnOrder,
  useFighterSheet,
} from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter, useEncounter } from '../../state/encounter/encounter-store.ts';
import { takeAgain } from '../../state/encounter/update-characters.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { FigureButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { setPointsLeft } from '../fight/count-points.ts';
import type { FightSide, InPlay } from '../fight/in-play.ts';
import { LifeBadge } from '../fight/points-meter.tsx';
import { RestDialog } from '../fight/rest-dialog.tsx';
import { setHidden } from './group-actions.ts';
import { openPlayerWindow } from './player-window.ts';
import { spellsPass } from './spells-pass.ts';
import { StatBlockNotes } from './stat-block-notes.tsx';

/** Sets the hits or fatigue that a fighter has left, with the consequences that they have anywhere. */
export function setLeft(fighter: Fighter, { character }: FighterSheet, stat: 'hits' | 'fatigue', left: number): void {
  const name = fighterName(fighter);
  const edit = editorOf(fighter);
  const counted = { sheet: character, rules: fightRulesOf(fighter.character), play: playOf(fighter), edit, name };
  setPointsLeft(counted, stat, left);
}

/** Hits or fatigue left, and the most. */
export function leftOf(fighter: Fighter, stat: 'hits' | 'fatigue', number: (stat: StatId) => number) {
  const { hitsLost, fatigueLost } = playOf(fighter).state;
  const most = number(stat === 'hits' ? 'hitPoints' : 'fatiguePoints');
  return { left: most - (stat === 'hits' ? hitsLost : fatigueLost), most };
}

/** Sets whom a fighter attacks: the key of another one, or `noFighter`. */
export function chooseTarget(attacker: string, target: string): void {
  const { fighters } = currentEncounter() ?? { fighters: [] };
  const nameOf = (wanted: string) => {
    const fighter = fighters.find(({ key }) => key === wanted);
    return fighter ? fighterName(fighter) : 'somebody else';
  };
  const words = `${nameOf(attacker)}: target ${nameOf(target)}`;
  editEncounter(words, (encounter) => changeFighter(encounter, attacker, { target }));
}

/** Takes a fighter out of the fight, or back into it. */
function setOut(fighter: Fighter, out: Fighter['out']): void {
  const name = fighterName(fighter);
  const words = { '': `${name} is back in the fight`, fled: `${name} flees`, left: `${name} leaves the fight` }[out];
  editEncounter(words, (encounter) => changeFighter(encounter, fighter.key, { out }), `${words}.`);
  announce(words);
}

/** Removes a fighter from the encounter. */
function removeFighter(fighter: Fighter): void {
  const words = `${fighterName(fighter)} removed`;
  editEncounter(words, (encounter) => removeFighters(encounter, [fighter.key], turnOrder(encounter)));
  announce(`${words}. Undo puts the fighter back.`);
}

/** Why a fighter takes no turns, in a word; null for one who does. */
export function describeOut(fighter: Fighter): string | null {
  const { conditions } = playOf(fighter).state;
  if (conditions.includes('dead')) return 'Dead';
  if (fighter.out !== '') return fighter.out === 'fled' ? 'Fled' : 'Left';
  if (conditions.includes('unconscious')) return 'Unconscious';
  return conditions.includes('asleep') ? 'Asleep' : null;
}

/** The conditions that the badge of a fighter shows. */
const ofLife: readonly Condition[] = ['dead', 'unconscious', 'mortallyWounded'];

/** Posture and conditions but for these in words: "kneeling, stunned"; empty for a standing, healthy fighter. */
export function describeBody(fighter: Fighter): string {
  const { posture, conditions } = playOf(fighter).state;
  const shown = conditions.filter((condition) => !ofLife.includes(condition));
  const words = [
    ...(posture === 'standing' ? [] : [postureNames[posture]]),
    ...shown.map((condition) => conditionNames[condition]),
  ];
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ');
}

const inOneLine = (...words: readonly (string | null)[]): string =>
  capitalize(words.flatMap((each) => each?.toLowerCase() || []).join(', '));

/** Why somebody takes no turns, and whether the wound may kill, where no badge says so: "Unconscious, mortally wounded"; or ''. */
export function describeFall(fighter: Fighter): string {
  const { conditions } = playOf(fighter).state;
  const isMortal = conditions.includes('mortallyWounded') && !conditions.includes('dead');
  return inOneLine(describeOut(fighter), isMortal ? conditionNames.mortallyWounded : null);
}

/** The same with posture and all conditions: "Mortally wounded, lying, stunned"; '' for the well. */
export const describeState = (fighter: Fighter): string => inOneLine(describeFall(fighter), describeBody(fighter));

/** A fighter of the open encounter in an attack, or at rest; null for the key of somebody else. */
export function sideOf(key: string): FightSide | null {
  const fighter = currentEncounter()?.fighters.find((one) => one.key === key);
  const now = fighterSheet(key);
  if (!fighter || !now) return null;
  return {
    name: fighterName(fighter),
    sheet: now.character,
    combat: now.combat,
    play: playOf(fighter),
    rules: fightRulesOf(fighter.character),
  };
}

/** All fighters but one: those that this one can have a contest with. */
export const othersThan = (key: string): readonly FightSide[] =>
  (currentEncounter()?.fighters ?? []).flatMap((fighter) => (fighter.key === key ? [] : (sideOf(fighter.key) ?? [])));

/** Changes a fighter, with the name before what is written to the log. */
const editorOf =
  (fighter: Fighter): InPlay['edit'] =>
  (label, change, ...log) => {
    const name = fighterName(fighter);
    editEncounter(
      `${name}: ${label}`,
      (encounter) => changePlayOf(encounter, fighter.key, change),
      ...log.map((sentence) => `${name}: ${sentence}`),
    );
  };

/** Everything of a fighter is as on the sheet again. */
function restoreFighter(fighter: Fighter): void {
  editorOf(fighter)('everything restored', restored, 'everything restored.');
  announce(`${fighterName(fighter)}: everything restored. Undo reverts it.`);
}

/** Those who can treat a fighter: everybody who is there, the fighter's own side first, and how many are of it. */
function healersFor({ side }: Fighter): { readonly healers: readonly FightSide[]; readonly friends: number } {
  const present = (currentEncounter()?.fighters ?? []).filter(takesTurns);
  const friends = present.filter((fighter) => fighter.side === side);
  const ordered = [...friends, ...present.filter((fighter) => fighter.side !== side)];
  return { healers: ordered.flatMap(({ key }) => sideOf(key) ?? []), friends: friends.length };
}

/** A rest during which time passes for everybody: the clock moves, spells and reminders run out. */
function restWithTime(fighter: Fighter, seconds: number, ...[label, change, ...log]: Parameters<InPlay['edit']>): void {
  const before = currentEncounter();
  if (!before) return;
  const rested = changePlayOf(before, fighter.key, change);
  const { encounter, sentences } = spellsPass(rested, seconds, endReminders(passTime(rested, seconds)));
  const name = fighterName(fighter);
  editEncounter(`${name}: ${label}`, () => encounter, ...log.map((sentence) => `${name}: ${sentence}`), ...sentences);
}

interface FighterFaceProps {
  character: Fighter['character']['character'];
  seed: string;
  sheet: DerivedCharacter;
}

/** The fighter's picture or drawn portrait; nothing where these are hidden. The name is next to it. */
const FighterFace = memo(function FighterFace({ character, seed, sheet }: FighterFaceProps) {
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  const { portrait, concept } = character;
  if (portrait) return <img className="fighter-face" src={portrait.data} alt="" />;
  if (!hasPictures || concept.drawing === noDrawing) return null;
  return (
    <span className="fighter-face">
      <CharacterPortrait kind={kindOfCharacter(sheet)} seed={seed} chosen={concept.drawing} sex={concept.sex} face />
    </span>
  );
});

/** The fighter's name, their state in words, and the actions on a fighter as a whole. */
export function FighterHead({ fighter }: { fighter: Fighter }) {
  const name = fighterName(fighter);
  const sheet = useFighterSheet(fighter.key);
  const [resting, setResting] = useState<FightSide | null>(null);
  const out = fighter.out === '' ? null : describeOut(fighter);
  const words = [fighter.side, out, describeBody(fighter)].filter(Boolean).join(' · ');
  return (
    <div className="fighter-head">
      {sheet && (
        <FighterFace
          character={fighter.character.character}
          seed={fighter.source || fighter.key}
          sheet={sheet.character}
        />
      )}
      <h3 className="fighter-name" tabIndex={-1}>
        {name}
      </h3>
      <span className="fighter-words">{words}</span>
      {sheet && <LifeBadge state={playOf(fighter).state} sheet={sheet.character} />}
      <Menu label={`More for ${name}`} items={() => menuItems(fighter, () => setResting(sideOf(fighter.key)))} />
      {resting && (
        <RestDialog
          who={resting}
          {...healersFor(fighter)}
          onApply={editorOf(fighter)}
          onTimePasses={(...edit) => restWithTime(fighter, ...edit)}
          onClose={() => setResting(null)}
        />
      )}
    </div>
  );
}

const menuItems = (fighter: Fighter, onRest: () => void): MenuItem[] => [
  ...(fighter.out === ''
    ? [
        { id: 'fled', label: 'Flees', onSelect: () => setOut(fighter, 'fled') },
        { id: 'left', label: 'Leaves the fight', onSelect: () => setOut(fighter, 'left') },
      ]
    : [{ id: 'back', label: 'Back in the fight', onSelect: () => setOut(fighter, '') }]),
  fighter.hidden
    ? { id: 'show', label: 'Show to the players', onSelect: () => setHidden([fighter.key], false) }
    : { id: 'hide', label: 'Hide from the players', onSelect: () => setHidden([fighter.key], true) },
  {
    id: 'player',
    label: 'Open a window for the player',
    description: 'It shows this fighter and follows the fight.',
    onSelect: () => void openPlayerWindow(fighter.key),
  },
  { id: 'rest', label: 'Rest and treatment…', startsGroup: true, onSelect: onRest },
  { id: 'restore', label: 'Restore everything', onSelect: () => restoreFighter(fighter) },
  ...(fighter.source === ''
    ? []
    : [
        {
          id: 'again',
          label: 'Reload the sheet (keeps wounds)',
          description: 'The character as it is in the library now.',
          startsGroup: true,
          onSelect: () => void takeAgain(fighter.key),
        },
      ]),
  { id: 'remove', label: 'Remove', icon: 'trash', startsGroup: true, onSelect: () => removeFighter(fighter) },
];

/** The name in this encounter, the side, and the place in the order of turns. */
export const FighterFields = memo(function FighterFields({ fighter }: { fighter: Fighter }) {
  const { key, side, initiative } = fighter;
  const name = fighterName(fighter);
  const sides = useEncounter(({ fighters }) => [...new Set(fighters.map((each) => each.side))].join('\n')) ?? '';
  const known = [...new Set([...sides.split('\n'), 'Party', 'Foes'])].filter(Boolean);
  return (
    <>
      <StatBlockNotes fighter={fighter} />
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
    </>
  );
});

/** A fighter of the open encounter: the same object until this fighter is changed. */
export const useFighter = (key: string): Fighter | null =>
  useEncounter(({ fighters }) => fighters.find((fighter) => fighter.key === key) ?? null);

/** The name under which numbers of the list are explained. */
export const rowSheetName = 'encounter row';

interface RowFigureProps {
  /** Whose number it is. */
  name: string;
  /** With the numbers at rest or in the fight. */
  character: DerivedCharacter;
  stat: StatId;
  /** The word before the number: "Dodge". */
  word: string;
}

/** A number of a fighter in the list, with its word, which opens its explanation. */
export function RowFigure({ name, character, stat, word }: RowFigureProps) {
  const { worksheet } = character;
  const text = formatValue(worksheet.get(stat).value, character.ruleset.notation);
  return (
    <span className="row-figure">
      <span aria-hidden="true">{word} </span>
      <FigureButton
        className="row-figure-button"
        label={`${name}, ${word} ${text}, explain`}
        onClick={(event) => {
          offerSheet(rowSheetName, character);
          explain(stat, event, rowSheetName);
        }}
      >
        {text}
      </FigureButton>
    </span>
  );
}
