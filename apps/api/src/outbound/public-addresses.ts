import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Every special-purpose network of IPv4:
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const specialIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** A public number, but inside every Azure machine it is the host's own service. */
const hostServices = ["168.63.129.16/32"];

/**
 * All public addresses of IPv6. Outside of it are loopback, private and link-local networks,
 * multicast, and embedded IPv4 addresses: `::ffff:`, `::` and `64:ff9b::`.
 */
const globalIpv6 = "2000::/3";

/** Not public: Teredo and other protocols, documentation, 6to4, which embeds IPv4. */
const specialIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refusedIpv4 = networksOf([...specialIpv4, ...hostServices], "ipv4");
const acceptedIpv6 = networksOf([globalIpv6], "ipv6");
const refusedIpv6 = networksOf(specialIpv6, "ipv6");

/** Whether an address (not a name) is reachable from the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refusedIpv4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return acceptedIpv6.check(address, "ipv6") && !refusedIpv6.check(address, "ipv6");
}

function networksOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
