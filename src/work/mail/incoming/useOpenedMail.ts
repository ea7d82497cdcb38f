import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { mailQueries } from '@/api/mail/mailMessages';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { sameId } from '@/lib/guid';
import { useReadOn } from '@/kit/paged/useReadOn';
import type { Answer } from '@/ui/feedback/answer';
import type { Mails } from './useMails';

/** The position of a mail in the list, kept after it left the list because of an action. */
function usePlace(mails: readonly MailMessage[], id: string): { index: number; place: number } {
  const index = mails.findIndex((mail) => sameId(mail.id, id));
  const [last, setLast] = useState({ id, index });
  if (index >= 0 ? last.index !== index || last.id !== id : last.id !== id) setLast({ id, index });
  return { index, place: index >= 0 ? index : last.index };
}

/** Keeps the last known version of a mail until a newer one arrives. */
function useHeld(id: string, found: MailMessage | undefined): MailMessage | undefined {
  const [held, setHeld] = useState(found);
  if (found !== undefined && found !== held) setHeld(found);
  return found ?? (held !== undefined && sameId(held.id, id) ? held : undefined);
}

/**
 * The opened mail, taken from the list while it is there. Once the mail has left the list, because it was picked up, it
 * is read by its id; its last version is shown until the answer arrives.
 */
export function useOpenedMail({ mails, answer }: Mails, id: string) {
  const { index, place } = usePlace(mails, id);
  const listed = mails[index];
  const isListComing = answer.currentData === undefined && answer.isFetching;
  const isLookedFor = listed === undefined && !isListComing;
  const looked = mailQueries.endpoints.mail.useQuery(isLookedFor ? id : skipToken);
  const mail = useHeld(id, listed ?? looked.currentData);
  const isMissing = mail === undefined;
  const opened: Answer<MailMessage> = {
    currentData: mail,
    error: isMissing ? looked.error : undefined,
    isFetching: looked.isFetching,
    isError: isMissing && looked.isError,
    refetch: looked.refetch,
  };
  /** The mail below the opened one or, once the opened mail has left the list, the mail that took its place. */
  const next = index >= 0 ? mails[index + 1] : mails[Math.max(0, place)];
  /* Reads the next page before the user goes beyond the last loaded mail. */
  useReadOn(answer, next === undefined);
  return { opened, next };
}
