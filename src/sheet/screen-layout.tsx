import type { ReactNode } from 'react';
import { traitTable } from '../rules/model/ability-tables.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { longLists } from '../rules/print/sheet-layout.ts';
import { SheetHeading } from './heading.tsx';
import { PresentPoints } from './present-points.tsx';
import { SectionChips } from './section-chips.tsx';
import { TableBlocks } from './table-blocks.tsx';
import { drawBlocks } from './whole-blocks.tsx';

interface ScreenLayoutProps {
  readonly model: SheetModel;
  /** One column, in the order of play. */
  readonly narrow: boolean;
}

/** With more attributes, secondary characteristics counted, their column is tall enough to have the load beside it. */
const FEW_ATTRIBUTES = 6;

/** The sheet on the screen: what a fight needs first, then weapons, spells and skills, gear, and the rest. */
export function ScreenLayout({ model, narrow }: ScreenLayoutProps) {
  return narrow ? <OneColumn model={model} /> : <Columns model={model} />;
}

function Columns({ model }: { readonly model: SheetModel }) {
  const { has, of, at, places } = drawBlocks(model, undefined);
  const { skills: manySkills, traits: manyTraits, possessions: manyPossessions } = longLists(model);
  const traits = has('traits') && <TableBlocks table={traitTable} model={model} medium="screen" long={manyTraits} />;
  const tall = model.attributes.length + model.secondary.length > FEW_ATTRIBUTES;
  return (
    <div className="sheet-page">
      <SheetHeading model={model} sketchFrame={false} onPaper={false} />
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

function OneColumn({ model }: { readonly model: SheetModel }) {
  const { has, of, at, places } = drawBlocks(model, undefined);
  const traits = has('traits') && (
    <TableBlocks table={traitTable} model={model} medium="screen" long={longLists(model).traits} />
  );
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
        <SheetHeading model={model} sketchFrame={false} onPaper={false} />
        {shown.map(({ title, content }) => (
          <div key={title} className="sheet-group" data-section={title} tabIndex={-1}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
