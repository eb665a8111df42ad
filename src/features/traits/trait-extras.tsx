import { useState } from 'react';
import type { RowChange } from '../../character/edit-rows.ts';
import type { OwnTrait, TraitRow } from '../../character/trait-rows.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { unarmedKey } from '../../rules/shared/unarmed-lines.ts';
import { poolStat } from '../../rules/stat-ids.ts';
import { attacksIn, buildModel } from '../../sheet-model/model/build-model.ts';
import type { AttackLine, Figure } from '../../sheet-model/model/sheet-model.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SuggestField } from '../custom-entry/form-fields.tsx';
import { lineOf, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';

interface TraitExtrasProps {
  rowKey: string;
  name: string;
  row: TraitRow;
  onChange: (change: RowChange<'traits'>, words: string, mergeWithPrevious?: boolean) => void;
}

/** What some traits have beside modifiers: attacks, a pool of points, the source and the abilities of a power. */
export default function TraitExtras({ rowKey, name, row, onChange }: TraitExtrasProps) {
  const { own } = row;
  return (
    <>
      <TraitAttacks rowKey={rowKey} name={name} />
      <TraitPool rowKey={rowKey} />
      {own?.holds === 'power' && <PowerSource own={own} name={name} onChange={onChange} />}
      {own?.power && <PowerAbilities rowKey={rowKey} name={name} power={own.power} />}
    </>
  );
}

/** The attacks of a trait as on the sheet: its own lines, and the blows that it changes. */
function attacksOf(sheet: DerivedCharacter, key: string): readonly AttackLine[] {
  const trait = lineOf(sheet.context.traits, key);
  if (!trait?.facet?.attacks?.length && !trait?.facet?.blows?.length) return [];
  const named = trait.name.toLowerCase();
  return attacksIn(sheet).filter(
    ({ itemKey, notes }) => itemKey === key || (itemKey === unarmedKey && notes.includes(named)),
  );
}

/** A figure of an attack under its heading; nothing for one that the attack has not got. */
function AttackFigure({ heading, figure, unit }: { heading: string; figure: Figure; unit?: string }) {
  if (figure.text === '–' || figure.text === '') return null;
  return (
    <div>
      <dt>{heading}</dt>
      <dd>
        {figure.stat === undefined ? figure.text : <StatFigure stat={figure.stat} text={figure.text} />}
        {unit && ` ${unit}`}
      </dd>
    </div>
  );
}

function TraitAttacks({ rowKey, name }: { rowKey: string; name: string }) {
  const attacks = useSheetPart((sheet) => attacksOf(sheet, rowKey));
  const ranges = useSheetPart((sheet) => {
    if (!attacks.some(({ ranged }) => ranged)) return [];
    const { ranged, rangedColumns } = buildModel(sheet);
    return attacks.map(({ id }) => {
      const cells = ranged.find((line) => line.id === id)?.cells ?? [];
      return cells.map((figure, at) => ({ heading: rangedColumns[at]?.heading ?? '', figure }));
    });
  });
  if (attacks.length === 0) return null;
  return (
    <ul className="trait-attacks" aria-label={`Attacks of ${name}`}>
      {attacks.map(({ id, item, use, damage, type, skill, skillName, parry, reach, notes }, at) => (
        <li key={id}>
          <span className="trait-attack-name">{use && use !== 'shot' ? `${item}, ${use}` : item}</span>
          <dl>
            <AttackFigure heading="Damage" figure={damage} unit={type} />
            <AttackFigure heading={skillName || 'Skill'} figure={skill} />
            <AttackFigure heading="Parry" figure={parry} />
            <AttackFigure heading="Reach" figure={{ text: reach }} />
            {(ranges[at] ?? []).map(({ heading, figure }) => (
              <AttackFigure key={heading} heading={heading} figure={figure} />
            ))}
          </dl>
          {notes.length > 0 && <span className="row-note">{notes.join('; ')}</span>}
        </li>
      ))}
    </ul>
  );
}

function TraitPool({ rowKey }: { rowKey: string }) {
  const pool = useSheetPart((sheet) => buildModel(sheet).pools.find(({ key }) => key === rowKey));
  if (!pool) return null;
  return (
    <p>
      Pool of <StatFigure stat={poolStat(rowKey)} unit="points" />
      {pool.regained && <span className="row-note">, {pool.regained}</span>}
    </p>
  );
}

/** What powers and reserves of the lists come from. */
function listSources({ catalog }: SheetContext): readonly string[] {
  const facets = [...catalog.traits.values()].map(({ facet }) => facet);
  const ofPools = facets
    .filter(({ pool }) => pool)
    .flatMap(({ parameters = [] }) => parameters.filter(({ id }) => id === 'source'))
    .flatMap(({ options = [] }) => options.map(({ id }) => id));
  return [...new Set([...facets.flatMap(({ container }) => container?.source ?? []), ...ofPools])];
}

type Changing = Pick<TraitExtrasProps, 'name' | 'onChange'>;

function PowerSource({ own, name, onChange }: Changing & { own: OwnTrait }) {
  const suggestions = useSheetPart(({ context }) => listSources(context));
  return (
    <SuggestField
      label="Source of the power"
      about={name}
      value={own.powerSource ?? ''}
      placeholder="psi, magic, chi…"
      suggestions={suggestions}
      onCommit={(typed, mergeWithPrevious) =>
        onChange({ own: { ...own, powerSource: typed.trim() } }, `Source of ${name}`, mergeWithPrevious)
      }
    />
  );
}

/** Focuses the button of the next line of a list, or of the one before: the line of this one goes away. */
function focusBeside(button: HTMLElement): void {
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}

/** The abilities that belong to a listed power and are not in it yet, each to add with a press. */
function PowerAbilities({ rowKey, name, power }: { rowKey: string; name: string; power: string }) {
  const abilities = useSheetPart(({ context }) => {
    const inPower = new Set(
      context.character.traits.filter((row) => row.container === rowKey).map(({ entry }) => entry),
    );
    return (context.catalog.traits.get(power)?.facet.container?.abilities ?? []).flatMap((id) => {
      const entry = context.catalog.traits.get(id);
      return entry && !inPower.has(id) ? [{ id, name: entry.name }] : [];
    });
  });
  const isEmpty = useSheet(({ context }) => !context.character.traits.some((row) => row.container === rowKey));
  const [wasEmpty] = useState(isEmpty); // it stays open while abilities are added
  if (abilities.length === 0) return null;
  const add = (id: string, ability: string) => {
    addToChapter('traits', `${ability} in ${name}`, { entry: id, container: rowKey });
    announce(`${ability} added to ${name}`);
  };
  return (
    <Disclosure summary={`Abilities of ${name} to add: ${abilities.length}`} defaultOpen={wasEmpty}>
      <ul className="power-abilities" aria-label={`Abilities of ${name} to add`}>
        {abilities.map(({ id, name: ability }) => (
          <li key={id}>
            <Button
              icon="plus"
              size="small"
              aria-label={`Add ${ability} to ${name}`}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                add(id, ability);
              }}
            >
              {ability}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
