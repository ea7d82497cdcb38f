import { memo, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { AreaAction } from '@/core/area';
import { arriveAt } from '@/core/hooks/arrivals';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { useMayOpen } from '@/core/openable';
import type { KnownPerson } from '@/shared/people';
import type { Opened } from '@/core/recent/opened';
import { FoundLineText, FoundText, LineText } from '../FoundText';
import { cardOf, cardPattern, type Found, type FoundFacts } from '../found';
import { searchTexts as texts } from '../searchTexts';
import styles from './SearchPalette.module.css';

interface PaletteLinkProps {
  href: string;
  record?: Pick<Opened, 'id' | 'name'>;
  onOpened: () => void;
  children: ReactNode;
}

/** A press with a modifier opens the link elsewhere and leaves the palette open. */
export function PaletteLink({ href, record, onOpened, children }: PaletteLinkProps) {
  const open = useOpenLink();
  return (
    <a
      className={styles.link}
      href={href}
      tabIndex={-1}
      onClick={(event) => {
        if (record) arriveAt(record.id, record.name);
        open(event);
        if (event.defaultPrevented) onOpened();
      }}
    >
      {children}
    </a>
  );
}

interface OpenedLinkProps {
  opened: Opened;
  /** The present facts of the record, which are not stored with it. */
  facts: FoundFacts | undefined;
  onOpened: () => void;
}

export const OpenedLink = ({ opened, facts, onOpened }: OpenedLinkProps) => (
  <PaletteLink href={cardOf(opened)} record={opened} onOpened={onOpened}>
    <FoundText found={opened} {...(facts && { facts })} />
  </PaletteLink>
);

interface ActionLineProps {
  action: AreaAction;
  onDone: () => void;
}

interface FoundLineProps {
  found: Found;
  known: KnownPerson | undefined;
  /** The searched words, which are highlighted. */
  asked: string;
  onOpened: (opened: Opened) => void;
}

/** A result; a press opens it unless it has no card (AMB-196). Memoized, so that it renders only for another result. */
export const FoundLine = memo(function FoundLine({ found, known, asked, onOpened }: FoundLineProps) {
  const { kind, canOpen } = found;
  const hasCards = useMayOpen(cardPattern(kind));
  const shown = <FoundLineText found={found} known={known} asked={asked} />;
  if (canOpen) {
    return (
      <PaletteLink href={cardOf(found)} record={found} onOpened={() => onOpened(found)}>
        {shown}
      </PaletteLink>
    );
  }
  return (
    <span className={styles.link} aria-disabled="true">
      {shown}
      {hasCards && <span className={styles.closed}>{texts.closed}</span>}
    </span>
  );
});

export function ActionLine({ action: { title, icon, does }, onDone }: ActionLineProps) {
  const dispatch = useDispatch();
  if ('goTo' in does) {
    return (
      <PaletteLink href={does.goTo} onOpened={onDone}>
        <LineText icon={icon} name={title} />
      </PaletteLink>
    );
  }
  return (
    <button
      type="button"
      className={styles.link}
      tabIndex={-1}
      onClick={() => {
        onDone();
        dispatch(does.dispatch);
      }}
    >
      <LineText icon={icon} name={title} />
    </button>
  );
}
