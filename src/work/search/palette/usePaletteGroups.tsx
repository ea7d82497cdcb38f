import { formatCount } from '@/lib/count';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AreaAction } from '@/core/area';
import { CallBackPerson, StartContact } from '@/desk/contacts';
import { mayOpen, useMayOpen } from '@/core/openable';
import { paths, type SearchKind } from '@/core/paths';
import type { Opened } from '@/core/recent/opened';
import { recentlyOpened, rememberOpened } from '@/core/recent/recentRecords';
import { selectMay, selectSignedInId } from '@/core/session/sessionSlice';
import { useCall } from '@/core/telephony/calling';
import { formatPhone } from '@/lib/phone';
import { ArrowRightIcon, PhoneIcon, RetryIcon } from '@/ui/icons';
import { ColleagueProfileButton, type KnownPerson, usePeople } from '@/shared/people';
import { ContractAction, NumberAction } from '../FoundActions';
import { LineText } from '../FoundText';
import { cardPattern, type Found, isContactable, personFacts } from '../found';
import { numericQuery } from '../useAsked';
import { searchTexts as texts } from '../searchTexts';
import { searchTitles } from '../searchTitles';
import { listAddress } from '../sections';
import { type FoundAnswer, isRelation, useKnownFound } from '../useFound';
import { ActionLine, FoundLine, OpenedLink, PaletteLink } from './PaletteLinks';
import {
  beginningWith,
  inOrderFor,
  matching,
  type PaletteGroup,
  type PaletteLine,
  readyGroup as ready,
} from './paletteGroups';
import styles from './SearchPalette.module.css';
import { useElsewhereGroup } from './useElsewhereGroup';
import { useResults } from './useResults';
import { useShortcutGroups } from './useShortcutGroups';

interface PaletteOptions {
  /** The text in the box, and the text that was last searched for. */
  text: string;
  asked: string;
  actions: readonly AreaAction[];
  onClose: () => void;
}

interface LineOptions {
  mayContracts: boolean;
  mayContact: boolean;
  mayCallBack: boolean;
  knownOf: (found: Found) => KnownPerson | undefined;
  asked: string;
  onOpened: (opened: Opened) => void;
  onClose: () => void;
}

const hasRole = (found: Found): found is Found & { customerRoleId: string } => found.customerRoleId !== null;

function foundLine(found: Found, options: LineOptions): PaletteLine {
  const { mayContracts, mayContact, mayCallBack, knownOf, asked, onOpened, onClose } = options;
  const { kind, id, name, detail, numbers, roleId } = found;
  const startsContact = mayContact && isContactable(found);
  return {
    key: `${kind}-${id}`,
    doesLast: startsContact,
    main: <FoundLine found={found} known={knownOf(found)} asked={asked} onOpened={onOpened} />,
    actions: [
      ...numbers.map((number) => <NumberAction key={number} number={number} name={name} roleId={roleId} />),
      ...(kind === 'colleagues'
        ? [<ColleagueProfileButton key="profile" tabIndex={-1} id={id} name={name} onLeave={onClose} />]
        : []),
      ...(mayContracts && hasRole(found)
        ? [<ContractAction key="contract" found={found} onDone={onClose} />]
        : []),
      ...(mayCallBack && isContactable(found)
        ? [<CallBackPerson key="callBack" person={{ id, name }} onOpen={() => onOpened(found)} />]
        : []),
      ...(startsContact
        ? [
            <StartContact
              key="start"
              tabIndex={-1}
              person={{ id, name, details: detail }}
              onStart={() => onOpened(found)}
            />,
          ]
        : []),
    ],
  };
}

function retryLine(kind: SearchKind, retry: () => unknown): PaletteLine {
  return {
    key: `${kind}-retry`,
    main: (
      <button type="button" className={styles.link} tabIndex={-1} onClick={() => void retry()}>
        <LineText icon={RetryIcon} name={texts.palette.retry} />
      </button>
    ),
    actions: [],
  };
}

function allLine(kind: SearchKind, query: string, total: number, onClose: () => void): PaletteLine {
  return {
    key: `${kind}-all`,
    main: (
      <PaletteLink href={listAddress(kind, query)} onOpened={onClose}>
        <LineText icon={ArrowRightIcon} name={texts.sections[kind].all(formatCount(total))} />
      </PaletteLink>
    ),
    actions: [],
  };
}

interface SectionOptions extends LineOptions {
  text: string;
}

const NOBODY: readonly string[] = [];
const nothing = { items: [] as Found[], total: 0 };

/** Returns the group of one kind of results, for any state of its answer. */
function sectionOf(kind: SearchKind, answer: FoundAnswer, options: SectionOptions): PaletteGroup {
  const { failed } = texts.sections[kind];
  const { text, asked, onClose } = options;
  const group = { key: kind, title: searchTitles.lists[kind], things: texts.things[kind], count: 0 };
  const isWaiting = asked !== text || answer.isFetching;
  if (answer.isError && !isWaiting)
    return { ...group, state: 'failed', lines: [retryLine(kind, answer.refetch)], note: failed };
  const { items, total } = answer.currentData ?? answer.earlier ?? nothing;
  const lines = items.map((found) => foundLine(found, options));
  if (isWaiting) return { ...group, state: 'waiting', lines, note: null };
  return {
    ...group,
    count: items.length,
    state: 'ready',
    lines: items.length === 0 ? [] : [...lines, allLine(kind, text, total, onClose)],
    note: null,
  };
}

/** Returns all groups of the palette: recently opened records, results, and actions. */
export function usePaletteGroups({ text, asked, actions, onClose }: PaletteOptions): PaletteGroup[] {
  const userId = useSelector(selectSignedInId);
  const may = useSelector(selectMay);
  const maySearch = may('customerCard');
  const mayContact = may('caseCreate');
  const mayCallBack = may('createTask');
  const mayContracts = useMayOpen(`${paths.personCard}/contracten`);
  const calling = useCall();
  const results = useResults(maySearch ? asked : '');
  const knownOf = useKnownFound(results.flatMap(({ answer }) => answer.currentData?.items ?? []));
  const [recent] = useState(() =>
    maySearch ? recentlyOpened(userId).filter(({ kind }) => mayOpen(cardPattern(kind), may)) : [],
  );
  const relations = usePeople(text === '' ? recent.filter(isRelation).map(({ id }) => id) : NOBODY);
  const factsOf = (id: string) => {
    const person = relations.find((one) => one.id === id);
    return person && personFacts(person);
  };
  const onOpened = useCallback(
    (opened: Opened) => {
      // Stores the record at once, because its card stores it only when the card knows the name.
      rememberOpened(userId, opened);
      onClose();
    },
    [userId, onClose],
  );

  const actionGroup = (key: string, some: readonly AreaAction[]) =>
    ready(
      key,
      texts.palette.actions,
      some.map((action) => ({
        key: `action-${action.title}`,
        main: <ActionLine action={action} onDone={onClose} />,
        actions: [],
      })),
    );
  const meant = beginningWith(actions, text);
  const others = matching(actions, text).filter((action) => !meant.includes(action));
  const shortcuts = useShortcutGroups(text, onClose);
  const elsewhere = useElsewhereGroup(text, onClose);
  if (text === '') {
    const lines = recent.map((opened) => ({
      key: `recent-${opened.kind}-${opened.id}`,
      main: <OpenedLink opened={opened} facts={factsOf(opened.id)} onOpened={() => onOpened(opened)} />,
      actions: [],
    }));
    return [...ready('recent', texts.palette.recent, lines), ...actionGroup('actions', others)];
  }
  const options = { text, asked, mayContracts, mayContact, mayCallBack, knownOf, onOpened, onClose };
  return [
    ...actionGroup('meant', meant),
    ...callGroup(numericQuery(text), calling, onClose),
    ...(maySearch
      ? inOrderFor(text, results).map(({ kind, answer }) => sectionOf(kind, answer, options))
      : []),
    ...shortcuts,
    ...actionGroup('actions', others),
    ...elsewhere,
  ];
}

/** A typed number can be called if there is telephony (001 §5). */
function callGroup(
  number: string | null,
  calling: ReturnType<typeof useCall>,
  onClose: () => void,
): PaletteGroup[] {
  if (number === null || calling === null) return [];
  const main = (
    <button
      type="button"
      className={styles.link}
      tabIndex={-1}
      onClick={() => {
        onClose();
        calling.call(number);
      }}
    >
      <LineText icon={PhoneIcon} name={texts.palette.callNumber(formatPhone(number))} />
    </button>
  );
  return ready('call', texts.palette.call, [{ key: 'call', main, actions: [] }]);
}
