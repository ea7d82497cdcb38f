import { startAnew } from '../renderApp';

startAnew();
