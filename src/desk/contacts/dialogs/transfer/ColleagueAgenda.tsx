import { useSelector } from 'react-redux';
import { selectHasCalendar } from '@/core/config/configSlice';
import type { Colleague } from '@/domain/colleagues/colleague';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Section } from '@/ui/layout/Section';
import { contactDialogTexts } from '../contactDialogTexts';

const texts = contactDialogTexts.transfer;

/** The calendar loads when a colleague is chosen. */
const AgendaAhead = lazyRegion(
  async () => (await import('@/shared/agenda')).AgendaAhead,
  <Skeleton lines={2} />,
);

/** A week of the colleague's calendar, if the installation has calendars, and their phone number. */
export function ColleagueAgenda({ colleague: { id, name, phoneNumber, roleId } }: { colleague: Colleague }) {
  const hasCalendar = useSelector(selectHasCalendar);
  const number = isDiallable(phoneNumber) && (
    <>
      <CallableNumber number={phoneNumber} roleId={roleId} />
      <CopyButton text={phoneNumber} label={texts.copyNumber} copiedLabel={texts.numberCopied} />
    </>
  );
  if (!hasCalendar && number === false) return null;
  return (
    <Section title={hasCalendar ? texts.agenda(name) : name} aside={number}>
      {hasCalendar && <AgendaAhead key={id} colleagueId={id} />}
    </Section>
  );
}
