import { cardInputs } from './cardInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(cardInputs);
