import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { draftKey, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMay } from '@/core/session/sessionSlice';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { useArea } from '@/core/useArea';
import type { Person } from '@/domain/people/person';
import { IconButton } from '@/ui/buttons/IconButton';
import { PencilIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { formSurface } from '../detailsActions';
import { reachKeys } from '../detailsShortcutTexts';
import { detailsTexts } from '../detailsTexts';
import { mayEdit } from '../personFieldRules';
import { type Reach, reachField, shownReach } from './reach';
import { ReachForm } from './ReachForm';

const texts = detailsTexts.header;

interface HeaderReachProps {
  reach: Reach;
  person: Person;
  children: (text: string) => ReactNode;
}

/** The phone number or e-mail address in the header of a card; users with the right to change it do so in place. */
export function HeaderReach({ reach, person, children }: HeaderReachProps) {
  useArea('personDetails');
  const may = useSelector(selectMay);
  const shown = shownReach[reach](person);
  const mine = mayEdit(reachField[reach], may);
  const { opened, open, close, pencil } = useOpened(reach, person.id);
  useShortcut(reachKeys[reach], open, mine && opened === null);

  if (mine && opened !== null)
    return <ReachForm reach={reach} person={person} isAsked={opened === 'asked'} onClose={close} />;
  return (
    <>
      {shown === null ? <span className={mutedClass}>{texts.none[reach]}</span> : children(shown)}
      {mine && (
        <IconButton ref={pencil} size="s" icon={PencilIcon} label={reachKeys[reach].label} onClick={open} />
      )}
    </>
  );
}

/** The form is open from the start if there is a draft. Closing it returns the focus to the pencil button. */
function useOpened(reach: Reach, personId: string) {
  const key = draftKey(formSurface(reach), personId);
  const isTyped = useSelector((state: WithDrafts) => selectDraft(state, key) !== null);
  const [opened, setOpened] = useState<'asked' | 'typed' | null>(isTyped ? 'typed' : null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && opened === null) pencil.current?.focus();
    wasOpen.current = opened !== null;
  }, [opened]);
  return { opened, open: () => setOpened('asked'), close: () => setOpened(null), pencil };
}
