import { ammunitionOffer } from '../../rules/what-if/ammunition-offer.ts';
import { addToChapter, focusTarget } from '../../state/character/entries.ts';
import { Button } from '../../ui/button.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';

/** Offers what a launcher shoots, and a container for it, where the character has none. */
export function AmmunitionOffer({ rowKey }: { rowKey: string }) {
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
