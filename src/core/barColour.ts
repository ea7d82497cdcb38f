/**
 * The urgency of a part of the bar at the foot (TEL-23..25); each part also says its urgency in a word. The part has
 * this colour as `data-bar-colour`, and the whole bar takes the most urgent colour (AMB-185).
 */
export type BarColour = 'red' | 'orange' | 'green';
