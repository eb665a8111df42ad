import { saveAsFile } from '../features/browser/download.ts';
import { chooseFile } from '../features/file/open-text.ts';
import { showGuide, useGuideStore } from '../state/view/guide-store.ts';
import { openDialog, showLibrary, showStartPage } from '../state/view/view-store.ts';
import { Menu } from '../ui/menu.tsx';

/** Actions on the character as a whole. */
export function AppMenu() {
  const guide = useGuideStore(({ shown }) => shown);
  return (
    <Menu
      label="Menu"
      text="Menu"
      icon="more"
      items={[
        { id: 'pdf', label: 'Save as PDF…', icon: 'download', onSelect: () => openDialog('pdf') },
        { id: 'print', label: 'Print…', icon: 'print', onSelect: () => openDialog('print') },
        { id: 'outputs', label: 'Text for chat and forums…', icon: 'text', onSelect: () => openDialog('outputs') },
        { id: 'share', label: 'Share by link…', icon: 'link', onSelect: () => openDialog('share') },
        { id: 'save', label: 'Save as file', icon: 'download', startsGroup: true, onSelect: () => saveAsFile() },
        { id: 'open', label: 'Open a file', icon: 'upload', onSelect: chooseFile },
        { id: 'library', label: 'Characters…', startsGroup: true, onSelect: () => showLibrary(true) },
        { id: 'new', label: 'New character…', icon: 'plus', onSelect: () => showStartPage(true) },
        {
          id: 'history',
          label: 'What was done',
          icon: 'undo',
          startsGroup: true,
          onSelect: () => openDialog('history'),
        },
        { id: 'versions', label: 'Versions…', onSelect: () => openDialog('versions') },
        { id: 'compare', label: 'Compare…', onSelect: () => openDialog('compare') },
        {
          id: 'guide',
          label: guide ? 'Hide the guide' : 'Show the guide',
          icon: 'info',
          onSelect: () => showGuide(!guide),
        },
        { id: 'appearance', label: 'Appearance…', onSelect: () => openDialog('appearance') },
        { id: 'about', label: 'About Pointwright', onSelect: () => openDialog('about') },
      ]}
    />
  );
}
