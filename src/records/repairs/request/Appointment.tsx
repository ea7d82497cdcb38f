import { repairRequestQueries } from '@/api/repairs/repairRequests';
import type { RepairAppointment } from '@/domain/repairs/planning';
import type { RepairRequest } from '@/domain/repairs/repairRequest';
import { uriPart } from '@/lib/address';
import { mailtoHref } from '@/lib/contactHref';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { whenWords } from '../planning/momentWords';
import { repairsTexts } from '../repairsTexts';
import type { RepairUnit } from '../repairDraft';
import styles from './Request.module.css';

const texts = repairsTexts.submitted;
const { repairAppointment } = repairRequestQueries.endpoints;

interface AppointmentProps {
  request: RepairRequest;
  unit: RepairUnit;
}

/** The appointment in one sentence, to be read aloud, copied or sent. */
export const Appointment = ({ request, unit }: AppointmentProps) => (
  <QueryView
    answer={repairAppointment.useQuery(request.id)}
    failed={texts.appointmentFailed}
    waiting={<Skeleton lines={1} />}
  >
    {(appointment) =>
      appointment === null ? (
        <p className={mutedClass}>{texts.noAppointment}</p>
      ) : (
        <Sentence text={sentenceOf(appointment, request)} email={request.email} unit={unit} />
      )
    }
  </QueryView>
);

function sentenceOf(appointment: RepairAppointment, { items }: RepairRequest): string {
  const planned = items.filter(({ isPlannable }) => isPlannable);
  return texts.sentence({
    when: whenWords(appointment),
    vendor: appointment.vendorName,
    defects: planned.map(({ defectName }) => defectName ?? repairsTexts.items.unknownDefect).join(', '),
  });
}

interface SentenceProps {
  text: string;
  email: string | null;
  unit: RepairUnit;
}

function Sentence({ text, email, unit }: SentenceProps) {
  const href = email === null ? null : mailtoHref(email);
  return (
    <>
      <p className={styles.sentence}>
        <span>{text}</span>
        <CopyButton text={text} label={texts.copy} copiedLabel={texts.copied} />
      </p>
      {href !== null && (
        <a
          className={styles.link}
          href={`${href}?subject=${uriPart(texts.mailSubject(unit.unitName))}&body=${uriPart(text)}`}
        >
          {texts.mail}
        </a>
      )}
    </>
  );
}
