/** How far the plan of the streets reaches from the stall to each side, in metres. */
export const planSpan = { east: 200, north: 140 };
