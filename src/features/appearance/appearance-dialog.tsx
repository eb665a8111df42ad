import { type Appearance, chooseAppearance, usePreferences } from '../../state/view/preferences.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Segment, SegmentedControl } from '../../ui/segmented-control.tsx';
import './appearance.css';

const themeOptions: readonly Segment<Appearance['theme']>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const textSizeOptions: readonly Segment<Appearance['textSize']>[] = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
];

const pictureOptions: readonly Segment<Appearance['pictures']>[] = [
  { value: 'shown', label: 'Show' },
  { value: 'hidden', label: 'Hide' },
];

/** The choice of theme, text size, and emblems with drawn portraits; each is shown at once. Printed sheets are always black on white. */
export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const theme = usePreferences((preferences) => preferences.theme);
  const textSize = usePreferences((preferences) => preferences.textSize);
  const pictures = usePreferences((preferences) => preferences.pictures);
  return (
    <Dialog title="Appearance" onClose={onClose}>
      <div className="appearance">
        <SegmentedControl
          label="Theme"
          value={theme}
          options={themeOptions}
          onCommit={(chosen) => chooseAppearance({ theme: chosen })}
        />
        <SegmentedControl
          label="Text size"
          value={textSize}
          options={textSizeOptions}
          onCommit={(chosen) => chooseAppearance({ textSize: chosen })}
        />
        <SegmentedControl
          label="Emblems and drawn portraits"
          value={pictures}
          options={pictureOptions}
          onCommit={(chosen) => chooseAppearance({ pictures: chosen })}
        />
        <p className="appearance-note">
          Applies to this browser. Printed sheets are always black on white and keep their own text size.
        </p>
      </div>
    </Dialog>
  );
}
