import { memo, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { useHighlightedChanges } from '../ui/use-highlighted-changes.ts';
import { useNarrow } from '../ui/use-narrow.ts';
import { type LiveFigures, LiveFiguresContext } from './figure-text.tsx';
import './sheet.css';
import './print.css';
import { traitTable } from '../sheet-model/model/ability-tables.ts';
import { longLists } from '../sheet-model/print/sheet-layout.ts';
import { Button } from '../ui/buttons.tsx';
import { drawBlocks } from './blocks.tsx';
import { SheetHeading } from './heading.tsx';
import { TableBlocks } from './table-blocks.tsx';

export interface SheetProps {
  readonly model: SheetModel;
  /** With a callback every figure is a button that opens its explanation. */
  readonly onExplain?: LiveFigures['onExplain'];
  /** Hits and fatigue in play, which can be changed there on a narrow screen; left out at rest. */
  readonly present?: LiveFigures['present'];
  /**
   * Changes whenever another character is opened. With it, figures that an edit of the open one changes are highlighted for a
   * moment.
   */
  readonly opened?: number | undefined;
  /** The id of the character: with it emblem and drawn portrait are shown. */
  readonly drawnFor?: string | undefined;
}

/** Narrower sheets have one column, in the order of play; in rem, as in the container queries of the sheet. */
const oneColumn = 30;

/**
 * The character sheet on the screen: live next to the forms, and on a phone. Its layout depends on the width of its container,
 * not of the window.
 */
export const Sheet = memo(function Sheet({ model, onExplain, present, opened, drawnFor }: SheetProps) {
  const liveFigures = useMemo(() => ({ onExplain, present }), [onExplain, present]);
  const article = useRef<HTMLElement>(null);
  const narrow = useNarrow(article, oneColumn);
  useHighlightedChanges(article, opened ?? null);
  return (
    <LiveFiguresContext value={liveFigures}>
      <article ref={article} className="sheet" aria-label={sheetName(model)}>
        <ScreenLayout model={model} narrow={narrow} drawnFor={drawnFor} />
      </article>
    </LiveFiguresContext>
  );
});

/** The accessible name of a sheet. */
const sheetName = ({ head }: SheetModel): string => `Sheet of ${head.name || 'a character'}`;

type LayoutProps = Pick<SheetProps, 'model' | 'drawnFor'>;

interface ScreenLayoutProps extends LayoutProps {
  /** One column, in the order of play. */
  readonly narrow: boolean;
}

/** With more attributes, secondary characteristics counted, their column is tall enough to have the load beside it. */
const fewAttributes = 6;

/** The sheet on the screen: the figures a fight needs first, then weapons, spells and skills, gear, and the rest. */
function ScreenLayout({ model, narrow, drawnFor }: ScreenLayoutProps) {
  return narrow ? <OneColumn model={model} drawnFor={drawnFor} /> : <Columns model={model} drawnFor={drawnFor} />;
}

function Columns({ model, drawnFor }: LayoutProps) {
  const { has, of, at, places } = drawBlocks(model);
  const { skills: manySkills, traits: manyTraits, possessions: manyPossessions } = longLists(model);
  const traits = has('traits') && <TableBlocks table={traitTable} model={model} long={manyTraits} />;
  const tall = model.attributes.length + model.secondary.length > fewAttributes;
  return (
    <div className="sheet-page">
      <SheetHeading model={model} drawnFor={drawnFor} />
      {of('vitals')}
      {tall ? (
        <div className="sheet-body sheet-body-tall">
          {of('attributes')}
          <div className="sheet-column">
            {of('movement')}
            {of('protection')}
            {of('load')}
          </div>
          {places}
        </div>
      ) : (
        <div className="sheet-body">
          {of('attributes')}
          {of('movement')}
          {of('protection')}
          {places}
        </div>
      )}
      {of('weapons')}
      {of('spells')}
      {manySkills && of('skills')}
      {manyTraits && traits}
      <div className="sheet-columns">
        <div className="sheet-column sheet-column-wide">
          {!manySkills && of('skills')}
          {!tall && of('load')}
          {!manyPossessions && of('possessions')}
        </div>
        <div className="sheet-column">
          {!manyTraits && traits}
          {of('reactions')}
          {at('column').map(({ content }) => content)}
          {of('notes')}
          {of('points')}
        </div>
      </div>
      {manyPossessions && of('possessions')}
      {of('mounts')}
      {at('across').map(({ content }) => content)}
      {of('story')}
    </div>
  );
}

interface Section {
  readonly title: string;
  readonly shown: boolean;
  readonly content: ReactNode;
}

function OneColumn({ model, drawnFor }: LayoutProps) {
  const { has, of, at, places } = drawBlocks(model);
  const traits = has('traits') && <TableBlocks table={traitTable} model={model} long={longLists(model).traits} />;
  const sections: readonly Section[] = [
    {
      title: 'Vitals',
      shown: true,
      content: (
        <>
          {of('vitals')}
          <PresentPoints />
          {of('attributes')}
          {of('movement')}
          {of('protection')}
          {places}
        </>
      ),
    },
    { title: 'Weapons', shown: has('weapons'), content: of('weapons') },
    { title: 'Spells', shown: has('spells'), content: of('spells') },
    { title: 'Skills', shown: has('skills'), content: of('skills') },
    {
      title: 'Gear',
      shown: true,
      content: (
        <>
          {of('load')}
          {of('possessions')}
          {of('mounts')}
        </>
      ),
    },
    ...at('across').map((block) => ({ ...block, shown: true })),
    {
      title: 'Traits',
      shown: true,
      content: (
        <>
          {traits}
          {of('reactions')}
          {at('column').map(({ content }) => content)}
        </>
      ),
    },
    { title: 'Notes', shown: has('notes'), content: of('notes') },
    { title: 'Points', shown: has('points'), content: of('points') },
    { title: 'Story', shown: has('story'), content: of('story') },
  ];
  const shown = sections.filter((section) => section.shown);
  return (
    <>
      <SectionChips titles={shown.map(({ title }) => title)} />
      <div className="sheet-page">
        <SheetHeading model={model} drawnFor={drawnFor} />
        {shown.map(({ title, content }) => (
          <div key={title} className="sheet-group" data-section={title} tabIndex={-1}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

/** Hits and fatigue as they are in play, beside the full number, with − and +; nothing at rest. */
function PresentPoints() {
  const { present = [] } = use(LiveFiguresContext);
  if (present.length === 0) return null;
  return (
    <section className="sheet-present" aria-label="In play">
      {present.map(({ name, left, full, onChange }) => (
        <fieldset key={name} className="sheet-present-points">
          <legend className="visually-hidden">{name}</legend>
          <Button aria-label={`${name}: lose 1`} onClick={() => onChange(-1)}>
            −
          </Button>
          <output>
            <b className="sheet-present-left">{left < 0 ? `−${-left}` : left}</b>
            <span> / {full} </span>
            <small>{name}</small>
          </output>
          <Button aria-label={`${name}: regain 1`} disabled={left >= full} onClick={() => onChange(1)}>
            +
          </Button>
        </fieldset>
      ))}
    </section>
  );
}

interface SectionChipsProps {
  /** The titles of the sections of the sheet, in order: its elements have them as `data-section`. */
  readonly titles: readonly string[];
}

/** The sections of a sheet in one column, each a button that goes there; the one in view is marked. */
function SectionChips({ titles }: SectionChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(titles[0]);
  // Until the next touch the section that was chosen stays marked: the last ones never come up to the line.
  const chosen = useRef(false);
  const key = titles.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are others when their titles are.
  useEffect(() => {
    const sheet = list.current?.closest('.sheet');
    if (!sheet) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (chosen.current || !(entered instanceof HTMLElement)) return;
        setCurrent(entered.dataset.section);
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const section of sheet.querySelectorAll('[data-section]')) observer.observe(section);
    const release = () => {
      chosen.current = false;
    };
    const moves = ['touchmove', 'wheel', 'keydown'] as const;
    for (const move of moves) sheet.addEventListener(move, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const move of moves) sheet.removeEventListener(move, release);
    };
  }, [key]);
  // The marked chip comes into view within its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one is marked.
  useEffect(() => {
    const row = list.current;
    const chip = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  }, [current]);
  const goTo = (title: string) => {
    const section = list.current?.closest('.sheet')?.querySelector<HTMLElement>(`[data-section="${title}"]`);
    if (!section) return;
    chosen.current = true;
    setCurrent(title);
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav className="sheet-chips" aria-label="Sections of the sheet">
      <ul ref={list}>
        {titles.map((title) => (
          <li key={title}>
            <button type="button" aria-current={title === current || undefined} onClick={() => goTo(title)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
