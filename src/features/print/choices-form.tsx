import { memo, useDeferredValue, useEffect, useState } from 'react';
import { unnamed } from '../../character/character.ts';
import { blocksToDraw, type SheetBlockId, sheetBlocks } from '../../sheet-model/model/sheet-blocks.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { printedModel } from '../../sheet-model/print/printed-model.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { findCharacters } from '../../state/library/library-search.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { choosePrint, choosePrintSubjects, usePrintChoices } from '../../state/view/print-subjects.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';

/** With more characters than this there is a search field. */
const minSearchable = 12;
/** The maximum number of listed characters; others must be searched for. */
const maxListed = 200;
/** The most characters in one file, so that making it never runs out of memory. */
const maxChosen = 100;

/** Chooses which stored characters are printed together; nothing while only the one on screen is printed. */
function SeveralCharacters() {
  const ids = useViewStore((view) => view.printSubjects.ids);
  return ids && <CharacterList ids={ids} />;
}

function CharacterList({ ids }: { readonly ids: readonly string[] }) {
  const openId = useCharacterStore(({ id }) => id);
  const characters = useLibraryStore(({ characters }) => characters.list);
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const stored = characters.filter(({ binned }) => binned === null);
  const matching = findCharacters(stored, { words: deferredQuery, order: 'name' });
  const chosen = new Set(ids);
  const choose = (next: ReadonlySet<string>) => void choosePrintSubjects([...next]);
  const withMatching = new Set([...ids, ...matching.map(({ id }) => id)]);
  const tooMany = withMatching.size > maxChosen;
  const limitReached = ids.length >= maxChosen;
  const storedIds = new Set(stored.map(({ id }) => id));
  const count = ids.filter((id) => storedIds.has(id)).length;
  return (
    <fieldset className="print-choices-group print-whose">
      <legend className="visually-hidden">Characters</legend>
      {stored.length > minSearchable && (
        <Field className="print-whose-search" label="Search" hideLabel>
          {(control) => (
            <input
              {...control}
              type="search"
              className="field-control"
              placeholder="Search by name, tag or rules"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="print-whose-line">
        <p aria-live="polite">
          {count} of {stored.length}
          {(limitReached || tooMany) && <span className="print-whose-limit"> – up to {maxChosen} at a time</span>}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-disabled={tooMany || undefined}
          onClick={() => !tooMany && choose(withMatching)}
        >
          {query === '' ? 'All' : 'All found'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            choose(
              without(
                chosen,
                matching.map(({ id }) => id),
              ),
            )
          }
        >
          {query === '' ? 'None' : 'None found'}
        </Button>
      </div>
      <div className="print-whose-list">
        {matching.slice(0, maxListed).map(({ id, name, points }) => (
          <Checkbox
            key={id}
            label={
              <span className="print-whose-name">
                <span>{name || unnamed}</span>{' '}
                <span className="print-whose-about">
                  {[id === openId ? 'open now' : '', points ? `${points.spent} points` : ''].filter(Boolean).join(', ')}
                </span>
              </span>
            }
            checked={chosen.has(id)}
            disabled={limitReached && !chosen.has(id)}
            onCommit={(on) => choose(on ? new Set([...ids, id]) : without(chosen, [id]))}
          />
        ))}
        {matching.length === 0 && <p className="print-whose-about">No matches.</p>}
        {matching.length > maxListed && (
          <p className="print-whose-about">And {matching.length - maxListed} more: search for them by name.</p>
        )}
      </div>
    </fieldset>
  );
}

function without(chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const removed = new Set(ids);
  return new Set([...chosen].filter((id) => !removed.has(id)));
}

interface BlockChoicesProps {
  /** The sheets to print: a block that any of them has can be left out of all. */
  readonly models: readonly SheetModel[];
}

/** Chooses the blocks on the sheet. */
function BlockChoices({ models }: BlockChoicesProps) {
  const choices = usePrintChoices();
  const { without } = choices;
  const available = new Set(models.flatMap((model) => blocksToDraw(printedModel(model, choices))));
  const leaveOut = (block: SheetBlockId, out: boolean) =>
    choosePrint({ without: out ? [...without, block] : without.filter((includedBlock) => includedBlock !== block) });
  return (
    <fieldset className="print-choices-group">
      <legend>On the sheet</legend>
      <div className="print-choices-blocks">
        {sheetBlocks
          .filter(({ id }) => available.has(id))
          .map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={!without.includes(id)} onCommit={(on) => leaveOut(id, !on)} />
          ))}
      </div>
    </fieldset>
  );
}

/** Further choices, as far as they apply to the kind of print. */
function MoreChoices() {
  const { kind, appendix, quickReference, feats, odds, blankRows, boxes, present, turnOrder } = usePrintChoices();
  const isEncounter = useViewStore(({ printSubjects }) => printSubjects.encounter !== null);
  return (
    <fieldset className="print-choices-group">
      <legend>Extras</legend>
      <Checkbox
        label={kind === 'stat-block' ? 'Lines to write on' : 'Empty rows to write in'}
        hint={kind === 'stat-block' ? 'Wherever there is room.' : undefined}
        checked={blankRows}
        onCommit={(to) => choosePrint({ blankRows: to })}
      />
      {isEncounter && (
        <Checkbox
          label="Order of turns"
          hint="A page with everybody’s wounds, defenses and notes."
          checked={turnOrder}
          onCommit={(to) => choosePrint({ turnOrder: to })}
        />
      )}
      {kind === 'stat-block' && !isEncounter && (
        <Checkbox
          label="Present wounds and fatigue"
          hint="What is lost in play is marked in the boxes."
          checked={present}
          onCommit={(to) => choosePrint({ present: to })}
        />
      )}
      {kind === 'sheet' && (
        <>
          <Checkbox
            label="Fill in unspent points and money"
            hint="Otherwise the boxes are left blank to write in."
            checked={boxes === 'filled'}
            onCommit={(to) => choosePrint({ boxes: to ? 'filled' : 'blank' })}
          />
          <Checkbox
            label="Present wounds and fatigue"
            hint="What is lost in play is marked in the boxes."
            checked={present}
            onCommit={(to) => choosePrint({ present: to })}
          />
          <Checkbox
            label="Combat reference"
            hint="A page with this character’s numbers for a fight: maneuvers, postures, hit locations, wounds."
            checked={quickReference}
            onCommit={(to) => choosePrint({ quickReference: to })}
          />
          <Checkbox
            label="Feats"
            hint="A page with what this character can lift, throw, jump, notice and resist."
            checked={feats}
            onCommit={(to) => choosePrint({ feats: to })}
          />
          <Checkbox
            label="Odds"
            hint="A page with the chances of rolls, contests and this character’s attacks."
            checked={odds}
            onCommit={(to) => choosePrint({ odds: to })}
          />
          <Checkbox
            label="Calculations"
            hint="Every number with its steps, on separate pages."
            checked={appendix}
            onCommit={(to) => choosePrint({ appendix: to })}
          />
        </>
      )}
    </fieldset>
  );
}

const whose: readonly Segment<'this' | 'several'>[] = [
  { value: 'this', label: 'This character' },
  { value: 'several', label: 'Several' },
];

/** Chooses between the character on screen and several stored ones. Nothing if there are no others. */
function WhoseChoice() {
  const { ids } = useViewStore((view) => view.printSubjects);
  const characters = useLibraryStore(({ characters }) => characters.list);
  const openId = useCharacterStore(({ id }) => id);
  const shared = useViewStore(({ sharedCharacter }) => sharedCharacter !== null);
  useEffect(() => {
    import('../../state/library/library.ts').then(({ refreshLibrary }) => refreshLibrary()).catch(console.error);
  }, []);
  const stored = characters.filter(({ binned }) => binned === null);
  if (ids === null && !stored.some(({ id }) => shared || id !== openId)) return null;
  const first = !shared && stored.some(({ id }) => id === openId) ? [openId] : [];
  return (
    <SegmentedControl
      label="Whose sheet"
      value={ids === null ? 'this' : 'several'}
      options={whose}
      onCommit={(to) => void choosePrintSubjects(to === 'this' ? null : first)}
    />
  );
}

const papers: readonly Segment<PrintChoices['paper']>[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];
const perPages: readonly Segment<'2' | '4'>[] = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
];
const orientations: readonly Segment<PrintChoices['orientation']>[] = [
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
];
const densities: readonly Segment<PrintChoices['density']>[] = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'compact', label: 'Compact' },
  { value: 'large', label: 'Large print' },
];
const portraits: readonly Segment<PrintChoices['portrait']>[] = [
  { value: 'shown', label: 'Shown' },
  { value: 'sketch', label: 'Empty frame' },
  { value: 'none', label: 'None' },
];
const kinds: readonly Segment<PrintChoices['kind']>[] = [
  { value: 'sheet', label: 'Whole sheet' },
  { value: 'stat-block', label: 'Stat block' },
  { value: 'form', label: 'Blank form' },
];
const forms: readonly Segment<PrintChoices['formFor']>[] = [
  { value: 'fighter', label: 'Fighter' },
  { value: 'mage', label: 'Mage' },
];
/** Explains the kinds with fewer choices. */
const about: Readonly<Record<PrintChoices['kind'], string>> = {
  sheet: '',
  'stat-block': 'For the GM: half a portrait page, or a quarter. Contents and layout are fixed.',
  form: 'The blank sheet of these rules, to fill in by hand.',
};

interface ChoicesFormProps {
  /** The sheets to print. */
  readonly models: readonly SheetModel[];
}

/** The choices for print. Every choice applies at once, and is remembered. */
export const ChoicesForm = memo(function ChoicesForm({ models }: ChoicesFormProps) {
  const choices = usePrintChoices();
  const { kind, formFor, paper, orientation, density, portrait, perPage } = choices;
  const encounter = useViewStore(({ printSubjects }) => printSubjects.encounter);
  return (
    <div className="print-choices">
      {encounter !== null && (
        <p className="print-choices-about">
          The fighters of {encounter} as they are now, hidden ones too, in the order of their turns.
        </p>
      )}
      {encounter === null && (
        <div className="print-choices-row">
          <SegmentedControl label="What" value={kind} options={kinds} onCommit={(to) => choosePrint({ kind: to })} />
          {kind !== 'form' && <WhoseChoice />}
          {kind === 'form' && models.some(({ magic }) => magic) && (
            <SegmentedControl
              label="For"
              value={formFor}
              options={forms}
              onCommit={(to) => choosePrint({ formFor: to })}
            />
          )}
        </div>
      )}
      {kind !== 'form' && encounter === null && <SeveralCharacters />}
      {about[kind] && encounter === null && <p className="print-choices-about">{about[kind]}</p>}
      <div className="print-choices-row">
        <SegmentedControl label="Paper" value={paper} options={papers} onCommit={(to) => choosePrint({ paper: to })} />
        {kind === 'stat-block' && (
          <SegmentedControl
            label="To a page"
            value={String(perPage) as '2' | '4'}
            options={perPages}
            onCommit={(to) => choosePrint({ perPage: to === '4' ? 4 : 2 })}
          />
        )}
        {kind !== 'stat-block' && (
          <SegmentedControl
            label="Orientation"
            value={orientation}
            options={orientations}
            onCommit={(to) => choosePrint({ orientation: to })}
          />
        )}
        {kind === 'sheet' && (
          <SegmentedControl
            label="Type"
            value={density}
            options={densities}
            onCommit={(to) => choosePrint({ density: to })}
          />
        )}
        {kind !== 'stat-block' && (
          <SegmentedControl
            label="Portrait"
            value={kind === 'form' && portrait === 'shown' ? 'none' : portrait}
            options={kind === 'form' ? portraits.filter(({ value }) => value !== 'shown') : portraits}
            onCommit={(to) => choosePrint({ portrait: to })}
          />
        )}
      </div>
      {kind !== 'stat-block' && <BlockChoices models={models} />}
      <MoreChoices />
    </div>
  );
});
