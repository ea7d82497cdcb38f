import { type KeyboardEvent, useRef, useState } from 'react';
import { arriveAt } from '@/core/hooks/arrivals';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import type { KnownPerson } from '@/shared/people';
import { searchText } from '@/lib/text';
import { SearchField } from '@/ui/fields/SearchField';
import { cardOf, type Found } from '../found';
import { FoundLineText } from '../FoundText';
import { NumberAction } from '../FoundActions';
import { GridGroup, GridLine, GridNote } from '../grid/GridParts';
import { useResultGrid } from '../grid/useResultGrid';
import { searchTexts } from '../searchTexts';
import { useAsked } from '../useAsked';
import { useFound, useKnownFound } from '../useFound';
import styles from './ColleagueSearch.module.css';

const texts = searchTexts.colleague;
/** 001 §9. */
const SHOWN = 5;

interface ColleagueSearchProps {
  query: string;
  /** Called for Enter without a highlighted colleague, and when the box is emptied. */
  onSearch: (query: string) => void;
}

/** A box that shows the first five colleagues below it; the arrow keys choose one, and Enter opens it (001 §2). */
export function ColleagueSearch({ query, onSearch }: ColleagueSearchProps) {
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const text = searchText(typed);
  const { asked, askSoon } = useAsked(text);
  const isShown = open && text !== '';
  const answer = useFound(
    'colleagues',
    isShown && asked !== '' ? { text: asked, page: 0, pageSize: SHOWN } : null,
  );
  const isWaiting = asked !== text || answer.isFetching;
  const found = isShown && !isWaiting ? (answer.currentData?.items ?? []) : [];
  const knownOf = useKnownFound(found);
  const search = () => {
    setOpen(false);
    onSearch(typed);
  };
  const grid = useResultGrid({
    rows: found.map(({ id, numbers }) => ({ key: id, cells: 1 + numbers.length })),
    first: null,
    onNothing: search,
  });
  const close = () => {
    setOpen(false);
    grid.reset();
  };
  const type = (next: string) => {
    askSoon(searchText(next));
    setTyped(next);
    setOpen(true);
    grid.reset();
    if (next === '') onSearch(next);
  };
  /* The first Escape closes the list, the next one empties the field. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    event.stopPropagation();
    event.preventDefault();
    close();
  };

  return (
    <div
      ref={box}
      className={styles.box}
      onKeyDownCapture={onEscape}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close();
      }}
    >
      <SearchField
        {...grid.fieldProps}
        hideLabel={false}
        label={texts.label}
        placeholder={texts.placeholder}
        value={typed}
        onChange={type}
        aria-expanded={isShown}
        data-list-search
      />
      {isShown && (
        <div {...grid.gridProps} className={styles.popup} aria-label={texts.results}>
          <GridGroup title={texts.results}>
            {found.map((colleague) => (
              <ColleagueLine
                key={colleague.id}
                colleague={colleague}
                known={knownOf(colleague)}
                asked={asked}
                grid={grid}
                onOpened={close}
              />
            ))}
            <Note isWaiting={isWaiting} isError={answer.isError} count={found.length} />
          </GridGroup>
        </div>
      )}
    </div>
  );
}

interface ColleagueLineProps {
  colleague: Found;
  known: KnownPerson | undefined;
  asked: string;
  grid: ReturnType<typeof useResultGrid>;
  onOpened: () => void;
}

function ColleagueLine({ colleague, known, asked, grid, onOpened }: ColleagueLineProps) {
  const open = useOpenLink();
  const { id, name, numbers, canOpen, roleId } = colleague;
  return (
    <GridLine
      grid={grid}
      rowKey={id}
      main={
        !canOpen ? (
          <FoundLineText found={colleague} known={known} asked={asked} />
        ) : (
          <a
            className={styles.link}
            href={cardOf(colleague)}
            tabIndex={-1}
            onClick={(event) => {
              arriveAt(id, name);
              open(event);
              onOpened();
            }}
          >
            <FoundLineText found={colleague} known={known} asked={asked} />
          </a>
        )
      }
      actions={numbers.map((number) => (
        <NumberAction key={number} number={number} name={name} roleId={roleId} />
      ))}
    />
  );
}

function Note({ isWaiting, isError, count }: { isWaiting: boolean; isError: boolean; count: number }) {
  const { none, failed } = searchTexts.sections.colleagues;
  if (isWaiting) return <GridNote busy>{searchTexts.palette.waiting}</GridNote>;
  if (isError) return <GridNote>{failed}</GridNote>;
  return count === 0 && <GridNote>{none}</GridNote>;
}
