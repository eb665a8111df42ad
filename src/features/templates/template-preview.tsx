import { useId } from 'react';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import type { Preview } from '../../rules/templates/preview.ts';

interface TemplatePreviewProps {
  preview: Preview;
  /** How many choices are not filled. */
  open: number;
}

const shownFindings = 4;

/** The character before and after, and what there will be to remark on. */
export function TemplatePreview({ preview: { numbers, skills, traits, findings }, open }: TemplatePreviewProps) {
  const title = useId();
  const kept = [...traits, ...skills].filter(({ status }) => status === 'kept').length;
  return (
    <section className="template-preview" aria-labelledby={title}>
      <h3 id={title} className="chapter-part-title">
        Your character
      </h3>
      <table className="template-numbers-table">
        <thead>
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ name, before, after }) => (
            <tr key={name} data-changed={before !== after}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kept > 0 && (
        <p className="row-note">
          {kept === 1 ? '1 entry is' : `${kept} entries are`} on the character already and{' '}
          {kept === 1 ? 'stays' : 'stay'} as {kept === 1 ? 'it is' : 'they are'}.
        </p>
      )}
      {open > 0 && (
        <p className="row-note">
          {open === 1 ? '1 choice is' : `${open} choices are`} not filled. You can apply it anyway and spend the points
          later.
        </p>
      )}
      {findings.length > 0 && (
        <>
          <p className="template-findings-title">To look at afterwards:</p>
          <ul className="template-findings">
            {findings.slice(0, shownFindings).map(({ id, fact }) => (
              <li key={id}>{findingSentence(fact)}</li>
            ))}
            {findings.length > shownFindings && <li>and {findings.length - shownFindings} more</li>}
          </ul>
        </>
      )}
    </section>
  );
}
