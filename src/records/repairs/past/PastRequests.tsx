import { QueryView } from '@/ui/feedback/QueryView';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { mutedClass, Section } from '@/ui/layout/Section';
import { CardList } from '@/ui/rows/Cards';
import { repairsTexts } from '../repairsTexts';
import { PastRequestLine } from './PastRequestLine';
import { usePastRequests } from './usePastRequests';

const texts = repairsTexts.past;

/** The number of newest requests that are read in full; older ones are read when they are opened. */
const TOLD_IN_FULL = 5;

interface PastRequestsProps {
  unitId: string;
  onShow: (requestId: string) => void;
}

/** Earlier requests for this unit, newest first, with their status. */
export function PastRequests({ unitId, onShow }: PastRequestsProps) {
  const { may, answer } = usePastRequests(unitId);
  if (!may) return null;
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed}>
        {({ requests, looked, total }) => (
          <>
            {requests.length > 0 && (
              <CardList label={texts.title}>
                {requests.map((request, index) => (
                  <LineBoundary key={request.key} as="li" resetKey={request}>
                    <PastRequestLine request={request} isInFull={index < TOLD_IN_FULL} onShow={onShow} />
                  </LineBoundary>
                ))}
              </CardList>
            )}
            {requests.length === 0 && looked >= total && <p className={mutedClass}>{texts.none}</p>}
            {looked < total && (
              <p className={mutedClass}>
                {requests.length === 0 ? texts.noneSoFar(looked, total) : texts.soFar(looked, total)}
              </p>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
