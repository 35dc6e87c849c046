/** The token of `Authorization: Bearer <token>`; its scheme is case-insensitive (RFC 9110). */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S{1,200})$/i.exec(authorization ?? "")?.[1];
}
