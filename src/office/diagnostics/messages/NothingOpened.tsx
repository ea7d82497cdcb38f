import { EmptyState } from '@/ui/feedback/EmptyState';
import { ExchangeIcon } from '@/ui/icons';
import { undeliveredTexts } from '../undeliveredTexts';

export const NothingOpened = () => <EmptyState icon={ExchangeIcon} title={undeliveredTexts.nothingOpened} />;
