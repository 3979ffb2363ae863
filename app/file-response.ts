/** The answer of a route that makes a file of this type. */
export function fileResponse(content: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
}
