import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { useFindingsAt } from '../derived/sheet-lines.ts';
import { FindingsHere } from '../issues/findings-here.tsx';

const place = { chapter: 'spells', field: 'mana' };

/** What the mana of the setting does, where it is not as usual, and who can cast at all. */
export function Mana() {
  const words = useSheet(({ ruleset, context }) => ruleset.spells?.manaWords(context.character.campaign.mana) ?? '');
  const findings = useFindingsAt(place);
  if (words === '' && findings.length === 0) return null;
  // The finding says the same, and can be let be.
  const said = findings.some(({ fact }) => findingSentence(fact) === words);
  return (
    <div className="spells-mana" data-field="mana">
      {words !== '' && (
        <p>
          {!said && <span>{words}</span>}
          <Button size="small" variant="quiet" onClick={() => openChapter('concept', { field: 'mana' })}>
            Change the mana
          </Button>
        </p>
      )}
      <FindingsHere {...place} />
    </div>
  );
}
