import { useCall } from '@/core/telephony/calling';
import { type DialShortcut, type LinkShortcut, useShortcuts } from '@/desk/quickdials';
import { LinkIcon, PhoneIcon } from '@/ui/icons';
import { NumberAction } from '../FoundActions';
import { LineText } from '../FoundText';
import { searchTexts as texts } from '../searchTexts';
import { PaletteLink } from './PaletteLinks';
import { hasBeginnings, type PaletteGroup, type PaletteLine, readyGroup } from './paletteGroups';
import styles from './SearchPalette.module.css';

const named = ({ name, detail }: DialShortcut | LinkShortcut) => `${name} · ${detail}`;

/**
 * Enter calls the number, if the user is logged in to telephony; otherwise it can be copied. A text that is no number
 * is only shown.
 */
function dialLine(dial: DialShortcut, calling: ReturnType<typeof useCall>, onClose: () => void): PaletteLine {
  const { id, name, number } = dial;
  const words = <LineText icon={PhoneIcon} name={named(dial)} />;
  const call = () => {
    if (number === null || calling === null || calling.whyNot !== null) return;
    onClose();
    calling.call(number);
  };
  const canCall = number !== null && calling !== null;
  return {
    key: `dial-${id}`,
    main: canCall ? (
      <button type="button" className={styles.link} tabIndex={-1} onClick={call}>
        {words}
      </button>
    ) : (
      <span className={styles.link}>{words}</span>
    ),
    actions: number === null ? [] : [<NumberAction key="number" number={number} name={name} />],
  };
}

/** A path opens here, a web address in a new tab; an invalid link is disabled. */
function linkLine(link: LinkShortcut, onClose: () => void): PaletteLine {
  const { id, href, isOwn } = link;
  const words = <LineText icon={LinkIcon} name={named(link)} />;
  const main =
    href === null ? (
      <span className={styles.link} aria-disabled="true">
        {words}
      </span>
    ) : isOwn ? (
      <PaletteLink href={href} onOpened={onClose}>
        {words}
      </PaletteLink>
    ) : (
      <a className={styles.link} href={href} tabIndex={-1} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  return { key: `link-${id}`, main, actions: [] };
}

/** The quick dials and quick links that match the text; none without a text. */
export function useShortcutGroups(text: string, onClose: () => void): PaletteGroup[] {
  const { dials, links } = useShortcuts();
  const calling = useCall();
  if (text === '') return [];
  const found = <T extends DialShortcut | LinkShortcut>(all: readonly T[] = []) =>
    all.filter((one) => hasBeginnings(`${one.name} ${one.detail}`, text));
  return [
    ...readyGroup(
      'dials',
      texts.palette.dials,
      found(dials?.currentData).map((dial) => dialLine(dial, calling, onClose)),
    ),
    ...readyGroup(
      'links',
      texts.palette.links,
      found(links?.currentData).map((link) => linkLine(link, onClose)),
    ),
  ];
}
