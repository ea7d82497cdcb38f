import { useSelector } from 'react-redux';
import { selectHasCalendar } from '@/core/config/configSlice';
import type { Colleague } from '@/domain/colleague/colleague';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Section } from '@/ui/layout/Section';
import { registrationTexts } from '../registrationTexts';

const texts = registrationTexts.transfer;

/** Comes when somebody asks for it. */
const AgendaAhead = lazyRegion(async () => (await import('@/agenda')).AgendaAhead, <Skeleton lines={2} />);

/** The calendar of a colleague for a week, where the installation knows calendars; and the number to reach them at. */
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
