import { useEffect, useEffectEvent, useState } from 'react';
import type { AreaAction } from '@/core/area';
import { searchText } from '@/lib/text';
import { speak } from '@/ui/feedback/speak';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { IconButton } from '@/ui/buttons/IconButton';
import { CloseIcon, SearchIcon } from '@/ui/icons';
import { Kbd } from '@/ui/layout/Kbd';
import { TopDialog } from '@/ui/overlays/TopDialog';
import { GridGroup, GridLine, GridNote } from '../grid/GridParts';
import { useResultGrid } from '../grid/useResultGrid';
import { searchTexts } from '../searchTexts';
import { useAsked } from '../useAsked';
import { emptyLineOf, filledOf, firstRowOf, type PaletteGroup, rowsOf } from './paletteGroups';
import styles from './SearchPalette.module.css';
import { useResultsHeight } from './useResultsHeight';
import { usePaletteGroups } from './usePaletteGroups';

const texts = searchTexts.palette;

interface SearchPaletteProps {
  /** The screens and actions that the user may use. */
  actions: readonly AreaAction[];
  onClose: () => void;
}

/** Finds people, housing, screens and actions from anywhere (001 §2). */
export function SearchPalette({ actions, onClose }: SearchPaletteProps) {
  const [typed, setTyped] = useState('');
  const maxHeight = useResultsHeight();
  const text = searchText(typed);
  const { asked, askNow, askSoon } = useAsked();
  const groups = usePaletteGroups({ text, asked, actions, onClose });
  const empty = emptyLineOf(groups);
  const first = firstRowOf(groups);
  const [early, setEarly] = useState(false);
  const grid = useResultGrid({
    rows: rowsOf(groups),
    first,
    onNothing: () => {
      askNow(text);
      setEarly(text !== '');
    },
  });
  useEarlyEnter(early && first !== null, () => {
    setEarly(false);
    if (first !== null) document.getElementById(grid.cellId(first, 0))?.querySelector('a')?.click();
  });
  useSpokenCount(text, groups);

  const type = (next: string) => {
    askSoon(searchText(next));
    setTyped(next);
    setEarly(false);
    grid.reset();
  };
  return (
    <TopDialog label={texts.label} onClose={onClose}>
      <div className={styles.box}>
        <SearchIcon aria-hidden className={styles.glass} />
        <input
          {...grid.fieldProps}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- opening the palette is asking for this field
          autoFocus
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={texts.field}
          placeholder={texts.field}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <IconButton icon={CloseIcon} label={texts.keys.close} onClick={onClose} />
      </div>
      <div {...grid.gridProps} className={styles.results} style={{ maxHeight }} aria-label={texts.results}>
        {filledOf(groups).map(({ key, title, lines, note }) => (
          <GridGroup key={key} title={title}>
            {note !== null && <GridNote>{note}</GridNote>}
            {lines.map((line) => (
              <LineBoundary key={line.key}>
                <GridLine grid={grid} rowKey={line.key} main={line.main} actions={line.actions} />
              </LineBoundary>
            ))}
          </GridGroup>
        ))}
        {empty && <GridNote busy={empty.busy}>{empty.text}</GridNote>}
      </div>
      <Keys />
    </TopDialog>
  );
}

const KEYS = [
  ['↑ ↓', texts.keys.move],
  ['← →', texts.keys.more],
  ['Enter', texts.keys.open],
  ['Ctrl+Enter', texts.keys.contact],
  ['Esc', texts.keys.close],
] as const;

const Keys = () => (
  <p className={styles.keys} aria-hidden>
    {KEYS.map(([key, does]) => (
      <span key={key} className={styles.key}>
        <Kbd>{key}</Kbd>
        {does}
      </span>
    ))}
  </p>
);

/**
 * If Enter was pressed before the results came, opens the first result once it is found; actions are never performed
 * this way.
 */
function useEarlyEnter(isDue: boolean, open: () => void): void {
  const press = useEffectEvent(open);
  useEffect(() => {
    if (isDue) press();
  }, [isDue]);
}

function useSpokenCount(text: string, groups: readonly PaletteGroup[]): void {
  const isDone = text !== '' && groups.every(({ state }) => state !== 'waiting');
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  useEffect(() => {
    if (isDone) speak(texts.found(count));
  }, [isDone, text, count]);
}
