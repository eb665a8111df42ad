import { type ReactNode, useRef, useState } from 'react';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button, FigureButton, IconButton, TextButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { type DataColumn, DataList, DataRow, RestingDataRow } from '../../ui/data-list.tsx';
import { Dialog, SidePanel } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon, Pictogram } from '../../ui/icon.tsx';
import { Mark, rulerPath } from '../../ui/mark.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NavRail } from '../../ui/nav-rail.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import Picker from '../../ui/picker.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { StackedBar, Swatch } from '../../ui/stacked-bar.tsx';
import { HintPopover, Stepper } from '../../ui/stepper.tsx';
import { NoTabStops, TabStops } from '../../ui/tab-stop.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';

/** A part in one of its states, by the name under which a reader looks for it: "TextField, disabled". */
export interface PartState {
  readonly name: string;
  readonly content: ReactNode;
}

const longWords = 'A text that goes on for longer than its place is wide, and then for a few words more';
/** With a word that is wider than a phone's column, such as players type. */
const long = `${longWords}, as in Donaudampfschifffahrtsgesellschaftskapitän`;
const ignore = () => undefined;

interface HeldProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control, so that it can be tried. */
function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Shows dialogs, menus and popovers only while they are open. */
function Opener({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  return (
    <Held initial={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open {name}</Button>
          {open && children(() => setOpen(false))}
        </>
      )}
    </Held>
  );
}

const text = (props: Partial<Parameters<typeof TextField>[0]>, initial = 'Olga') => (
  <Held initial={initial}>
    {(value, set) => <TextField label="Name" value={value} onCommit={(next) => set(next)} {...props} />}
  </Held>
);
const area = (props: Partial<Parameters<typeof TextArea>[0]>, initial = 'Born in a mill by the river.') => (
  <Held initial={initial}>
    {(value, set) => <TextArea label="Story" value={value} onCommit={(next) => set(next)} {...props} />}
  </Held>
);
const number = (props: Partial<Parameters<typeof NumberField>[0]>, initial: number | null = 5.5) => (
  <Held initial={initial ?? undefined}>
    {(value, set) => <NumberField label="Weight" unit="lb" value={value} onCommit={(next) => set(next)} {...props} />}
  </Held>
);
const stepper = (props: Partial<Parameters<typeof Stepper>[0]>) => (
  <Held initial={12}>
    {(value, set) => (
      <Stepper
        label="ST"
        value={value}
        onStep={(direction) => set(value + direction)}
        onType={(next) => set(next)}
        upHint={`ST ${value + 1}: 10 points`}
        downHint={`ST ${value - 1}: −10 points`}
        {...props}
      />
    )}
  </Held>
);
const difficulties = [
  { value: 'easy', label: 'Easy', group: 'Ordinary' },
  { value: 'average', label: 'Average', group: 'Ordinary' },
  { value: 'hard', label: 'Hard', group: 'Rare', disabled: true },
  { value: 'long', label: long, group: 'Rare' },
];
const select = (props: Partial<Parameters<typeof SelectField<string>>[0]>, initial = 'average') => (
  <Held initial={initial}>
    {(value, set) => <SelectField label="Difficulty" value={value} options={difficulties} onCommit={set} {...props} />}
  </Held>
);
const combo = (initial: string, message?: string) => (
  <Held initial={initial}>
    {(value, set) => (
      <ComboBox label="Skill" value={value} options={difficulties} onCommit={set} message={message} tone="problem" />
    )}
  </Held>
);

export const fieldStates: readonly PartState[] = [
  { name: 'TextField', content: text({ hint: 'As it is called at the table.' }) },
  { name: 'TextField, empty', content: text({ placeholder: 'A name' }, '') },
  { name: 'TextField, disabled', content: text({ disabled: true }) },
  { name: 'TextField, unusual', content: text({ message: 'Another character has this name.' }) },
  { name: 'TextField, invalid', content: text({ message: 'This cannot be read.', tone: 'problem' }) },
  { name: 'TextField, long text', content: text({ label: long, hint: long, message: long }, long) },
  { name: 'TextArea', content: area({}) },
  { name: 'TextArea, empty', content: area({ placeholder: 'What happened so far' }, '') },
  { name: 'TextArea, invalid', content: area({ message: 'This cannot be read.', tone: 'problem' }) },
  { name: 'TextArea, long text', content: area({}, `${long} `.repeat(6)) },
  { name: 'NumberField', content: number({}) },
  { name: 'NumberField, empty', content: number({ placeholder: 'none', onClear: ignore }, null) },
  { name: 'NumberField, disabled', content: number({ disabled: true }) },
  { name: 'NumberField, invalid', content: number({ message: 'This is no number.', tone: 'problem' }) },
  { name: 'NumberField, long number', content: number({ prefix: '−' }, 123_456_789.125) },
  { name: 'Stepper', content: stepper({}) },
  { name: 'Stepper, at a limit', content: stepper({ canDown: false }) },
  { name: 'Stepper, not typed', content: stepper({ onType: undefined }) },
  { name: 'Stepper, invalid', content: stepper({ message: 'This is above the limit.', tone: 'problem' }) },
  { name: 'Stepper, long text', content: stepper({ label: long, message: long }) },
  { name: 'SelectField', content: select({}) },
  { name: 'SelectField, disabled', content: select({ disabled: true }) },
  { name: 'SelectField, invalid', content: select({ message: 'Choose another one.', tone: 'problem' }) },
  { name: 'SelectField, long text', content: select({ label: long }, 'long') },
  { name: 'ComboBox', content: combo('average') },
  { name: 'ComboBox, invalid', content: combo('easy', 'Choose another one.') },
  { name: 'ComboBox, long text', content: combo('long') },
  {
    name: 'Field, around another control',
    content: (
      <Field label="Date" hint="Any control can have a label, a hint and a message.">
        {(control) => <input {...control} type="date" className="field-control" />}
      </Field>
    ),
  },
];

const checkbox = (props: Partial<Parameters<typeof Checkbox>[0]>, initial = true) => (
  <Held initial={initial}>
    {(value, set) => <Checkbox label="Ready in hand" checked={value} onCommit={set} {...props} />}
  </Held>
);

export const choiceStates: readonly PartState[] = [
  ...(['primary', 'plain', 'quiet', 'danger'] as const).map((variant) => ({
    name: `Button, ${variant}`,
    content: (
      <>
        <Button variant={variant}>Add</Button>{' '}
        <Button variant={variant} icon="plus" size="small">
          Add
        </Button>{' '}
        <Button variant={variant} disabled>
          Add
        </Button>
      </>
    ),
  })),
  { name: 'Button, long text', content: <Button>{longWords}</Button> },
  { name: 'TextButton', content: <TextButton>passive defense</TextButton> },
  { name: 'IconButton', content: <IconButton icon="more" label="More for Broadsword" /> },
  { name: 'IconButton, disabled', content: <IconButton icon="close" label="Remove Broadsword" disabled /> },
  { name: 'FigureButton', content: <FigureButton label="Dodge 5, explain">5</FigureButton> },
  { name: 'Checkbox, checked', content: checkbox({ hint: 'It takes a hand.' }) },
  { name: 'Checkbox, not checked', content: checkbox({}, false) },
  { name: 'Checkbox, disabled', content: checkbox({ disabled: true }) },
  { name: 'Checkbox, long text', content: checkbox({ label: longWords, hint: longWords }) },
  {
    name: 'SegmentedControl',
    content: (
      <Held initial="carried">
        {(value, set) => (
          <SegmentedControl
            label="Place"
            value={value}
            options={[
              { value: 'ready', label: 'Ready' },
              { value: 'carried', label: 'Carried' },
              { value: 'home', label: 'At home' },
            ]}
            onCommit={set}
          />
        )}
      </Held>
    ),
  },
  {
    name: 'FilterChips',
    content: (
      <Held<readonly string[]> initial={['combat']}>
        {(on, set) => (
          <FilterChips
            label="Kinds"
            chips={[
              { id: 'combat', name: 'Combat' },
              { id: 'social', name: 'Social' },
              { id: 'long', name: 'Scholarly, scientific and other professional skills' },
            ]}
            on={on}
            onCommit={set}
          />
        )}
      </Held>
    ),
  },
];

const segments = [
  { id: 'attributes', label: 'Attributes', value: 60, text: '60', series: 1 },
  { id: 'skills', label: 'Skills', value: 35, text: '35', series: 5 },
  { id: 'disadvantages', label: 'Disadvantages', value: -25, text: '−25', series: 3 },
] as const;
const bands = [
  { id: 'none', label: 'None', upTo: 18, text: '18' },
  { id: 'light', label: 'Light', upTo: 36, text: '36' },
  { id: 'medium', label: 'Medium', upTo: 54, text: '54' },
] as const;

export const messageStates: readonly PartState[] = [
  ...(['information', 'attention', 'problem'] as const).map((kind) => ({
    name: `Notice, ${kind}`,
    content: (
      <Notice
        kind={kind}
        title="The character is saved"
        actions={<Button size="small">Undo</Button>}
        onDismiss={ignore}
      >
        It is in the library of this browser.
      </Notice>
    ),
  })),
  { name: 'Notice, long text', content: <Notice title={long}>{`${long} `.repeat(4)}</Notice> },
  {
    name: 'EmptyState',
    content: (
      <EmptyState title="No skills yet." actions={<Button icon="plus">Add a skill</Button>}>
        A fighter usually takes a weapon at DX+1 for 4 points.
      </EmptyState>
    ),
  },
  { name: 'EmptyState, long text', content: <EmptyState title={longWords}>{`${longWords} `.repeat(3)}</EmptyState> },
  {
    name: 'StackedBar',
    content: (
      <StackedBar
        label="Points by kind"
        segments={segments}
        budget={100}
        summary="30 left of 100"
        totals={[{ id: 'left', label: 'Left', text: '30' }]}
      />
    ),
  },
  {
    name: 'StackedBar, over the budget',
    content: (
      <StackedBar
        label="Points by kind"
        segments={segments}
        budget={50}
        summary="20 over 50"
        totals={[{ id: 'over', label: 'Over', text: '20' }]}
      />
    ),
  },
  {
    name: 'StackedBar, empty',
    content: <StackedBar label="Points by kind" segments={[]} budget={100} summary="100 left of 100" totals={[]} />,
  },
  {
    name: 'Swatch, all series',
    content: (
      <>
        {([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((series) => (
          <Swatch
            key={series}
            series={series}
            isHatched={series % 2 === 0}
            style={{ display: 'inline-block', inlineSize: '1.5rem', blockSize: '1rem' }}
          />
        ))}
      </>
    ),
  },
  { name: 'Ruler', content: <Ruler value={22} text="22 lb" bands={bands} alternative="22 lb of 54: light" /> },
  { name: 'Ruler, empty', content: <Ruler value={0} text="0 lb" bands={bands} alternative="0 lb of 54: none" /> },
  {
    name: 'Ruler, past the end',
    content: <Ruler value={70} text="70 lb" bands={bands} alternative="70 lb: 16 over Medium" />,
  },
  { name: 'Icon', content: <Icon name="attention" label="Attention" /> },
  { name: 'Pictogram', content: <Pictogram drawing={rulerPath} /> },
  { name: 'Mark', content: <Mark /> },
];

const columns: readonly DataColumn[] = [
  { id: 'name', heading: 'Skill', width: 'minmax(0, 1fr)' },
  { id: 'level', heading: 'Level', width: '4rem', align: 'end' },
  { id: 'points', heading: 'Points', width: '4rem', align: 'end', line: 2 },
];

export const listStates: readonly PartState[] = [
  {
    name: 'DataList, with rows in every state',
    content: (
      <DataList label="Skills" columns={columns} expandable>
        <DataRow label="Axe" cells={['Axe', '13', '4']} details={<p>Notes on the axe.</p>} />
        <DataRow label="Bow" cells={['Bow', '12', '2']} details={<p>Notes on the bow.</p>} open onToggle={ignore} />
        <DataRow label="Climbing" cells={['Climbing', '11', '1']} tone="attention" below="Its default is as good." />
        <DataRow label="Guns" cells={['Guns', '–', '0']} tone="incomplete" below="Choose a kind of gun." />
        <DataRow label="Knife" cells={['Knife', '?', '–']} tone="problem" below="The ruleset does not have it." />
        <DataRow label={long} cells={[long, '15', '8']} />
        <RestingDataRow id="resting" label="Stealth, not drawn yet" />
      </DataList>
    ),
  },
  {
    name: 'DataList, empty',
    content: (
      <DataList label="Spells" columns={columns}>
        {null}
      </DataList>
    ),
  },
  {
    name: 'ArrowRows, with controls out of the Tab order',
    content: (
      <ArrowRows>
        <ul>
          {['Broadsword', 'Shield'].map((name) => (
            <li key={name}>
              <TabStops>
                <Button size="small">{name}</Button>
              </TabStops>{' '}
              <NoTabStops>
                <IconButton icon="close" label={`Remove ${name}`} />
              </NoTabStops>
            </li>
          ))}
        </ul>
      </ArrowRows>
    ),
  },
  { name: 'Disclosure, closed', content: <Disclosure summary="House rules">Blood loss.</Disclosure> },
  {
    name: 'Disclosure, open',
    content: (
      <Disclosure summary={long} defaultOpen>
        Blood loss.
      </Disclosure>
    ),
  },
];

export const navigationStates: readonly PartState[] = [
  {
    name: 'NavRail',
    content: (
      <Held initial="skills">
        {(current, set) => (
          <NavRail
            label="Chapters"
            current={current}
            onSelect={set}
            items={[
              { id: 'attributes', label: 'Attributes', icon: rulerPath, value: '60', valueLabel: '60 points' },
              { id: 'skills', label: 'Skills', icon: rulerPath, value: '35', attention: '2 issues' },
              { id: 'gear', label: 'Equipment', icon: rulerPath, attention: 'Nothing yet', tone: 'incomplete' },
            ]}
          />
        )}
      </Held>
    ),
  },
  {
    name: 'Menu',
    content: (
      <Menu
        label="More for Broadsword"
        text="More"
        items={[
          { id: 'copy', label: 'Copy', icon: 'plus', keys: { text: 'Ctrl D', aria: 'Control+D' }, onSelect: ignore },
          { id: 'move', label: 'Move up', disabled: true, description: 'It is the first.', onSelect: ignore },
          { id: 'long', label: long, description: long, onSelect: ignore },
          { id: 'remove', label: 'Remove', danger: true, startsGroup: true, onSelect: ignore },
        ]}
      />
    ),
  },
];

function HintState() {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor}>
      <Opener name="hint">{() => <HintPopover anchor={anchor}>ST 13: 10 points</HintPopover>}</Opener>
    </span>
  );
}

const pickable = ['Axe/Mace', 'Bow', 'Broadsword', long].map((name) => ({
  id: name,
  name,
  hint: 'average · default 10',
  detail: '2 points → 12',
  onPick: () => ({ said: `${name} added`, added: true, query: 'clear' as const }),
}));
const search = (query: string) => {
  const items = pickable.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return { groups: items.length > 0 ? [{ heading: 'Skills', items }] : [], selected: null };
};

export const overlayStates: readonly PartState[] = [
  { name: 'HintPopover', content: <HintState /> },
  {
    name: 'Dialog',
    content: (
      <Opener name="dialog">
        {(close) => (
          <Dialog title="Print" status="2 pages" onClose={close} footer={<Button variant="primary">Print</Button>}>
            {text({})}
          </Dialog>
        )}
      </Opener>
    ),
  },
  {
    name: 'Dialog, long text',
    content: (
      <Opener name="long dialog">
        {(close) => (
          <Dialog title={long} onClose={close} size="small">
            <p>{`${long} `.repeat(60)}</p>
          </Dialog>
        )}
      </Opener>
    ),
  },
  {
    name: 'SidePanel',
    content: (
      <Opener name="side panel">
        {(close) => (
          <SidePanel title="Versions" onClose={close}>
            <EmptyState title="No versions yet." />
          </SidePanel>
        )}
      </Opener>
    ),
  },
  {
    name: 'Picker',
    content: (
      <Opener name="picker">
        {(close) => <Picker title="Add a skill" placeholder="Search" search={search} onClose={close} />}
      </Opener>
    ),
  },
];
