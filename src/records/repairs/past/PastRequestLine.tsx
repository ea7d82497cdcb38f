import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairRequestQueries } from '@/api/repairs/repairRequests';
import type { PastRequest } from '@/domain/repairs/pastRequests';
import { repairStatusLabel } from '@/domain/repairs/repairRequest';
import { formatDate } from '@/lib/dates/format';
import { Button } from '@/ui/buttons/Button';
import { Badge } from '@/ui/record/Badge';
import { cardClass, CardWords } from '@/ui/rows/Cards';
import { whenWords } from '../planning/momentWords';
import { repairsTexts } from '../repairsTexts';
import { repairTone } from '../repairTone';

const texts = repairsTexts.past;
const { repairRequest, repairAppointment } = repairRequestQueries.endpoints;

interface PastRequestLineProps {
  request: PastRequest;
  /** The status of the request is read as well. */
  isInFull: boolean;
  onShow: (requestId: string) => void;
}

/** The defects and the date of a request; for the newest requests also the status and the appointment. */
export function PastRequestLine({ request: { id, at, defects }, isInFull, onShow }: PastRequestLineProps) {
  const { currentData: known } = repairRequest.useQuery(isInFull && id !== null ? id : skipToken);
  const { currentData: appointment } = repairAppointment.useQuery(
    known?.plan && id !== null ? id : skipToken,
  );
  const name = defects.join(', ') || repairsTexts.items.unknownDefect;
  return (
    <li className={cardClass}>
      <CardWords
        title={name}
        meta={
          <>
            <span>{formatDate(at)}</span>
            {appointment && <span>{texts.appointment(whenWords(appointment), appointment.vendorName)}</span>}
          </>
        }
        aside={
          <>
            {known && <Badge tone={repairTone(known.status)}>{repairStatusLabel(known.status)}</Badge>}
            {id !== null && (
              <Button size="s" aria-label={texts.viewOf(name, formatDate(at))} onClick={() => onShow(id)}>
                {texts.view}
              </Button>
            )}
          </>
        }
      />
    </li>
  );
}
