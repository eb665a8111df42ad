import { ammunitionOffer } from '../../rules/what-if/ammunition-offer.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import { Button } from '../../ui/button.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';

/** A button that adds missiles for a launcher, with a container for them, if the character has none. */
export function AmmunitionButton({ rowKey }: { rowKey: string }) {
  const offer = useSheetPart(({ context }) => ammunitionOffer(context, rowKey));
  if (!offer) return null;
  const { words, missiles, container } = offer;
  const add = () => {
    const inside = container ? addToChapter('equipment', 'Container', container) : '';
    focusTarget({ row: addToChapter('equipment', words, { ...missiles, container: inside }) });
  };
  return (
    <Button size="small" icon="plus" onClick={add}>
      Add {words}
    </Button>
  );
}
