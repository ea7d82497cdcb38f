import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { asContactPerson, askedInAddress, contactStarted } from '@/desk/contacts';
import { to } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { SelectedPanel, selectedPanelIn } from '@/domain/selectedPanel';
import { ChannelType } from '@/domain/timeline/channelType';
import type { Person } from '@/domain/people/person';
import { usePersonPanel } from './usePerson';

/** Starts the contact with this person beside their timeline, or resumes it (CARD-33, AMB-121). */
export function useContactStart(person: Person) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timeline = to.personTab(person.id, 'tijdlijn');
  return () => {
    if (pathname !== timeline) void navigate(timeline);
    dispatch(contactStarted({ person: asContactPerson(person) }));
  };
}

/**
 * Starts a contact with the channel, subject, question or search in the card's address (001 §2). Also opens the panel
 * that the address selects: the contact (0), self-service (1) or nothing (2). If the address selects no panel, the
 * contact unfolds, except for a chat without a question (CHAT-12).
 */
export function usePrefilled(person: Person | null): void {
  const dispatch = useDispatch();
  const may = useSelector(selectMayAny)('caseCreate', 'createTask');
  const { search } = useLocation();
  const isKnown = person !== null;
  const { open, close } = usePersonPanel();
  const prefill = useEffectEvent(() => {
    const address = new URLSearchParams(search);
    const asked = askedInAddress(address);
    const panel = selectedPanelIn(address);
    if (person === null || !may || (asked === null && panel === null)) return;
    const isChat = asked?.channel === ChannelType.Chat && asked.asked === undefined;
    const startsFolded = panel === null ? isChat : panel !== SelectedPanel.Registration;
    if (asked !== null) dispatch(contactStarted({ person: asContactPerson(person), ...asked, startsFolded }));
    if (panel === SelectedPanel.Sss) open('selfService', { replace: true });
    else close();
  });
  useEffect(() => {
    prefill();
  }, [search, isKnown]);
}
