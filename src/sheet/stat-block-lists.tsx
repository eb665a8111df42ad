import type { StatEntry, StatList } from '../rules/model/stat-block-model.ts';
import { distinctKeys } from './distinct-keys.ts';
import { FigureText } from './figure-text.tsx';
import './stat-block-lists.css';

interface StatBlockListsProps {
  readonly lists: readonly StatList[];
}

/** Traits, skills, spells and gear as paragraphs that begin with their label, in two columns. */
export function StatBlockLists({ lists }: StatBlockListsProps) {
  if (lists.length === 0) return null;
  return (
    <div className="stat-block-lists">
      {lists.map((list) => (
        <Paragraph key={list.label} list={list} />
      ))}
    </div>
  );
}

function Paragraph({ list: { label, entries } }: { readonly list: StatList }) {
  const keys = distinctKeys(entries.map((entry) => entry.map((run) => ('name' in run ? run.name : '')).join('')));
  return (
    <p>
      <b>{label}</b>{' '}
      {entries.map((entry, i) => (
        <span key={keys[i]}>
          <Entry entry={entry} />
          {i < entries.length - 1 && '; '}
        </span>
      ))}
    </p>
  );
}

function Entry({ entry }: { readonly entry: StatEntry }) {
  const keys = distinctKeys(entry.map((run) => ('figure' in run ? run.figure.text : '')));
  return entry.map((run, i) => {
    const before = entry[i - 1];
    if ('name' in run) return run.name;
    if ('words' in run) return isNonBreaking(run) && entry[i + 1] ? null : run.words;
    const sign = before && 'words' in before && isNonBreaking(before) ? before.words.replace(' ', '\u00A0') : '';
    return (
      <span key={keys[i]} className="stat-block-whole">
        {sign}
        <FigureText name="" figure={run.figure} />
      </span>
    );
  });
}

/** True for a hyphen or space that keeps a figure on the line of its name. */
const isNonBreaking = ({ words }: { readonly words: string }): boolean => words === '-' || words === ' ';
